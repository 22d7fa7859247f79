public class Press {
  public weak var delegate: (any PressDelegate)?
  public init() {}
}

/// What a proxy has no place for has a body in the extension.
public protocol PressDelegate: AnyObject {
  init(name: String)
  subscript(page: Int) -> String { get set }
  static var limit: Int { get }
  func pressDidStop(_ press: Press)
}

extension PressDelegate {
  public init(name: String) { preconditionFailure("made by the press") }
  public subscript(page: Int) -> String {
    get { "" }
    set {}
  }
  public static var limit: Int { 1 }
}
