#if _runtime(_ObjC)
  import ObjectiveC

  /// The object that lives as long as `parent` under `key`.
  func associatedObject(of parent: AnyObject, key: UnsafeRawPointer) -> AnyObject? {
    objc_getAssociatedObject(parent, key).map { $0 as AnyObject }
  }

  func associate(_ object: AnyObject, with parent: AnyObject, key: UnsafeRawPointer) {
    objc_setAssociatedObject(parent, key, object, .OBJC_ASSOCIATION_RETAIN)
  }
#else
  import Foundation
  import ParentLifetime

  /// The object that lives as long as `parent` under `key`.
  func associatedObject(of parent: AnyObject, key: UnsafeRawPointer) -> AnyObject? {
    Associations.shared.object(of: parent, key: key)
  }

  func associate(_ object: AnyObject, with parent: AnyObject, key: UnsafeRawPointer) {
    Associations.shared.associate(object, with: parent, key: key)
  }

  /// What Objective-C's runtime does with associated objects: they are released right after the parent's
  /// own `deinit`, by the hook of `ParentLifetime.h`.
  private final class Associations: @unchecked Sendable {
    static let shared = Associations()

    private let lock = NSLock()
    /// By parent, in the order in which they were associated and will be released.
    private var objects: [UnsafeRawPointer: [(key: UnsafeRawPointer, object: AnyObject)]] = [:]
    /// By class metadata, the function that ended instances before the hook.
    private var endings: [UnsafeRawPointer: UInt] = [:]

    func object(of parent: AnyObject, key: UnsafeRawPointer) -> AnyObject? {
      lock.withLock { objects[address(of: parent)]?.first { $0.key == key }?.object }
    }

    func associate(_ object: AnyObject, with parent: AnyObject, key: UnsafeRawPointer) {
      let address = Unmanaged.passUnretained(parent).toOpaque()
      lock.withLock {
        let ending = ParentLifetime_hook(address)
        if ending != 0 { endings[metadata(ofObjectAt: address)] = ending }
        objects[address, default: []].removeAll { $0.key == key }
        objects[address, default: []].append((key, object))
      }
    }

    func end(objectAt address: UnsafeMutableRawPointer) {
      let (released, ending) = lock.withLock {
        (objects.removeValue(forKey: address), endings[metadata(ofObjectAt: address)])
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
#endif
