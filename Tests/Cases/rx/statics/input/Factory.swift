public class Factory {
  public weak var delegate: (any FactoryDelegate)?
  public init() {}
}

public protocol FactoryDelegate: AnyObject {
  static func make() -> Int
  static var shared: Int { get }
  func factory(_ factory: Factory, didMake names: String...)
  func factoryDidStart(_ factory: Factory)
}

extension FactoryDelegate {
  public static func make() -> Int { 0 }
  public static var shared: Int { 0 }
  public func factory(_ factory: Factory, didMake names: String...) {}
}
