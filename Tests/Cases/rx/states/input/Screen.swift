public class Screen {
  public weak var delegate: (any ScreenDelegate)?
  public init() {}
}

public protocol ScreenDelegate: AnyObject {
  var title: String { get }
  var isDark: Bool { get set }
  var subtitle: String? { get set }
  // proxygen:default 1.5
  var scale: Double { get }
}
