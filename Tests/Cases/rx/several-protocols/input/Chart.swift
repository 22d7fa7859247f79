import Foundation

open class Chart: NSObject {
  open weak var delegate: ChartDelegate?
  open weak var dataSource: ChartDataSource?
}

@objc public protocol ChartDelegate: AnyObject {
  @objc optional func chart(_ chart: Chart, didSelect index: Int)
}

@objc public protocol ChartDataSource: AnyObject {
  func numberOfPoints(in chart: Chart) -> Int
  func chart(_ chart: Chart, valueAt index: Int) -> Double
}

/// Not a delegate protocol.
public protocol Drawable {
  func draw()
}
