import Foundation
import RxSwift

/// Base class of delegate proxies; for use on the main thread only.
///
/// Without Objective-C there are no selectors: nothing is intercepted, a subclass implements every
/// requirement.
open class DelegateProxy<P: AnyObject, D>: _RXDelegateProxy {
  public typealias ParentObject = P
  public typealias Delegate = D

  private weak var parent: ParentObject?
  private let currentDelegate: (ParentObject) -> AnyObject?
  private let setCurrentDelegate: (AnyObject?, ParentObject) -> Void

  public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
  where
    Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject,
    Proxy.Delegate == Delegate
  {
    MainScheduler.ensureRunningOnMainThread()
    parent = parentObject
    currentDelegate = { Proxy.currentDelegateObject(for: $0) }
    setCurrentDelegate = { Proxy.setCurrentDelegateObject($0, to: $1) }
    super.init()
  }

  open func forwardToDelegate() -> Delegate? {
    _forwardToDelegate.map(forced)
  }

  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    MainScheduler.ensureRunningOnMainThread()
    _setForwardToDelegate(delegate, retainDelegate: retainDelegate)
    reinstall()
  }

  /// Makes the parent ask again what its delegate responds to.
  private func reinstall() {
    guard let parent, currentDelegate(parent) === self else { return }
    setCurrentDelegate(nil, parent)
    setCurrentDelegate(self, parent)
  }

  #if _runtime(_ObjC)
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }

    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }

    open override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    open override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    open override func responds(to aSelector: Selector!) -> Bool { false }
  #endif
}
