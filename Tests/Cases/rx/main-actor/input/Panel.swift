import UIKit

open class Panel: UIView {
  open weak var delegate: (any PanelDelegate)?
}

@MainActor @objc public protocol PanelDelegate: AnyObject {
  func panelDidOpen(_ panel: Panel)
  @objc optional func panel(_ panel: Panel, didMoveTo point: CGPoint)
  @objc optional func panel(_ panel: Panel, didSelect index: Int)
  @objc optional func panelShouldClose(_ panel: Panel) -> Bool
  func panel(_ panel: Panel, titleFor index: Int) -> String
}
