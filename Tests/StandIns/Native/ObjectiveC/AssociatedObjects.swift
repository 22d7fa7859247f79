import Foundation
import ParentLifetime

// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.value(of: object as AnyObject, key: key)
}

/// The policy is taken for the one that retains.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.associate(value, with: object as AnyObject, key: key)
}

/// What Objective-C's runtime does with associated objects: they are released right after the object's
/// own `deinit`, by the hook of `ParentLifetime.h`.
private final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private let lock = NSLock()
  /// By object, in the order in which they were associated and will be released.
  private var values: [UnsafeRawPointer: [(key: UnsafeRawPointer, value: Any)]] = [:]
  /// By class metadata, the function that ended instances before the hook.
  private var endings: [UnsafeRawPointer: UInt] = [:]

  func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[address(of: object)]?.first { $0.key == key }?.value }
  }

  func associate(_ value: Any?, with object: AnyObject, key: UnsafeRawPointer) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    let replaced = lock.withLock {
      let ending = ParentLifetime_hook(address)
      if ending != 0 { endings[metadata(ofObjectAt: address)] = ending }
      let all = values[address] ?? []
      values[address] = all.filter { $0.key != key } + (value.map { [(key, $0)] } ?? [])
      return all
    }
    withExtendedLifetime(replaced) {}
  }

  func end(objectAt address: UnsafeMutableRawPointer) {
    let (released, ending) = lock.withLock {
      (values.removeValue(forKey: address), endings[metadata(ofObjectAt: address)])
    }
    guard let ending else { preconditionFailure("A hooked class has an ending.") }
    withExtendedLifetime(released) { ParentLifetime_destroy(address, ending) }
  }

  private func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private func metadata(ofObjectAt address: UnsafeMutableRawPointer) -> UnsafeRawPointer {
    address.load(as: UnsafeRawPointer.self)
  }
}

@_cdecl("ParentLifetime_end")
func parentLifetimeEnd(_ object: UnsafeMutableRawPointer) {
  Associations.shared.end(objectAt: object)
}
