/// Tells subscriptions and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64

  public init() {
    number = Counter.shared.next()
  }

  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(number, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

private final class Counter: @unchecked Sendable {
  static let shared = Counter()

  private let lock = Lock()
  private var last: UInt64 = 0

  func next() -> UInt64 {
    lock.locked {
      last += 1
      return last
    }
  }
}
