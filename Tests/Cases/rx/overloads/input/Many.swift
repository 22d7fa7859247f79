public class Many {
  public weak var delegate: (any ManyDelegate)?
  public init() {}
}

public protocol ManyDelegate: AnyObject {
  func many(_ many: Many, didGet value: Int)
  func many(_ many: Many, didGet value: String)
  func many(_ many: Many, didGet value: [String])
  func many(_ many: Many, didGet value: Int) async
  func many(_ many: Many, didGet value: Int, at index: Int)
  func many(_ many: Many, didGet value: Int) -> Bool
}
