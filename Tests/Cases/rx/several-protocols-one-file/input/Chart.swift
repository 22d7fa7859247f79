import Foundation

open class Chart: NSObject {
  open weak var delegate: ChartDelegate?
  open weak var dataSource: ChartDataSource?
}

@objc public protocol ChartDelegate: AnyObject {
  @objc optional func chart(_ chart: Chart, didSelect index: Int)
  @objc optional func chart(_ chart: Chart, didHover index: NSNumber?)
}

@objc public protocol ChartDataSource: AnyObject {
  func numberOfPoints(in chart: Chart) -> Int
  @objc optional func chart(_ chart: Chart, didSelect index: Int, at time: Double)
}
