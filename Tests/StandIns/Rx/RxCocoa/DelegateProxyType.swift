import Foundation
import RxSwift

/// What makes a class the one proxy of a delegate property: how the property is read and set, and which
/// parents it is for.
public protocol DelegateProxyType: AnyObject {
  associatedtype ParentObject: AnyObject
  associatedtype Delegate

  /// Calls `register(make:)` for every class of parents.
  static func registerKnownImplementations()

  /// Tells delegate properties apart.
  static var identifier: UnsafeRawPointer { get }

  static func currentDelegate(for object: ParentObject) -> Delegate?

  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  func forwardToDelegate() -> Delegate?

  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  public static var identifier: UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(Delegate.self), to: UnsafeRawPointer.self)
  }

  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    ProxyFactory.shared(for: self).register(self, make: make)
  }

  public static func createProxy(for object: AnyObject) -> Self {
    forced(ProxyFactory.shared(for: self).makeProxy(for: object))
  }

  /// The proxy of a parent, made and installed when needed; what was the delegate is the forwardee then.
  public static func proxy(for object: ParentObject) -> Self {
    MainScheduler.ensureRunningOnMainThread()
    let proxy: Self =
      associatedObject(of: object, key: identifier).map(forced)
      ?? {
        let proxy = createProxy(for: object)
        associate(proxy, with: object, key: identifier)
        return proxy
      }()
    let current = currentDelegateObject(for: object)
    if current !== proxy {
      proxy.setForwardToDelegate(current.map(forced), retainDelegate: false)
      setCurrentDelegateObject(proxy, to: object)
      assert(currentDelegateObject(for: object) === proxy, "The parent did not take the proxy.")
      assert(proxy.forwardee === current, "The proxy lost its forwardee.")
    }
    return proxy
  }

  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> Disposable {
    let installed = forwardDelegate as AnyObject
    let proxy = proxy(for: object)
    assert(
      proxy.forwardee == nil,
      "A delegate is set already, and would be replaced: set it to nil first.")
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create { [weak installed] in
      MainScheduler.ensureRunningOnMainThread()
      assert(
        installed == nil || proxy.forwardee === installed,
        "The delegate was replaced since it was set.")
      proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate)
    }
  }
}

extension DelegateProxyType {
  var forwardee: AnyObject? {
    forwardToDelegate().map { $0 as AnyObject }
  }

  static func currentDelegateObject(for object: ParentObject) -> AnyObject? {
    currentDelegate(for: object).map { $0 as AnyObject }
  }

  static func setCurrentDelegateObject(_ delegate: AnyObject?, to object: ParentObject) {
    setCurrentDelegate(delegate.map(forced), to: object)
  }
}

/// A cast that the types promise to succeed; it traps otherwise.
func forced<Value, Result>(_ value: Value) -> Result {
  guard let result = value as? Result else {
    preconditionFailure("\(value) is no \(Result.self).")
  }
  return result
}
