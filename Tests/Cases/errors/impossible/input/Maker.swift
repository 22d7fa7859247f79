public class Maker {
  public weak var delegate: (any MakerDelegate)?
}

public protocol MakerDelegate: AnyObject {
  associatedtype Product
  static var shared: Int { get }
  init(name: String)
  subscript(indices: Int...) -> String { get }
  static subscript(index: Int) -> String { get }
  func maker(_ maker: Maker, didMake products: String...)
  func makerCopy(_ maker: Maker) -> Self
}
