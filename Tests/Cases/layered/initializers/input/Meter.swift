public enum Grid {
  public struct Size: Sendable {
    public init() {}
  }

  public struct SetUpError: Error {}

  open class Meter {
    open weak var delegate: (any MeterDelegate)?

    public enum Unit: Sendable { case volt, ampere }

    public init(_ unit: Unit = .volt, size: Size = Size()) {}
    public required init?(text: String) { if text.isEmpty { return nil } }
    public init(checking name: String) throws {}
    public init<Value: Numeric>(value: Value, convert: @escaping (Value) -> Int) where Value: Comparable {}
    init(internal count: Int) {}
    private init(hidden: Bool) {}
    public convenience init(doubled count: Int) { self.init(internal: 2 * count) }
    @available(macOS 12, iOS 15, *)
    public init(delegate: (any MeterDelegate)?) { self.delegate = delegate }
    #if DEBUG
      public init(debugging: Void) {}
    #endif
  }
}

public protocol MeterDelegate: AnyObject {
  func meter(_ meter: Grid.Meter, didRead unit: Grid.Meter.Unit)
}

/// Inherits what is designated above, but for the one that it turns into a convenience.
open class Base {
  public init() {}
  public init(count: Int) {}
}

open class Derived: Base {
  open weak var observer: (any DerivedDelegate)?

  public override convenience init(count: Int) { self.init() }
}

public protocol DerivedDelegate: AnyObject {
  func derivedDidChange(_ derived: Derived)
}

/// Has the initializer that Swift gives it.
open class Plain {
  open var delegate: (any PlainDelegate)?
}

public protocol PlainDelegate {
  var isReady: Bool { get }
  func plainDidChange(_ plain: Plain)
}
