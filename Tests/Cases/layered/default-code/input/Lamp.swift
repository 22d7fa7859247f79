open class Lamp {
  open weak var delegate: (any LampDelegate)?
  public init() {}
  public func level() -> Int { delegate?.lamp(self, levelAt: 3) ?? -1 }
  public func label() -> String? { delegate?.label }
}

public protocol LampDelegate: AnyObject {
  var label: String? { get }
  func lamp(_ lamp: Lamp, levelAt hour: Int) -> Int
  func lampBase(_ lamp: Lamp) -> Int
}

extension LampDelegate {
  public var label: String? { "base \(lampBase(Lamp()))" }
  public func lamp(_ lamp: Lamp, levelAt hour: Int) -> Int { lampBase(lamp) + hour }
}
