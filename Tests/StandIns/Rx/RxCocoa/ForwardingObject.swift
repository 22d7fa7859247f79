import Foundation

/// Base of all delegate proxies: keeps the forwardee. With Objective-C it is also what intercepts messages.
open class _RXDelegateProxy: NSObject {
  private weak var forwardee: AnyObject?
  private var retainedForwardee: AnyObject?

  public override init() {
    super.init()
  }

  public var _forwardToDelegate: AnyObject? { forwardee }

  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let object = forwardToDelegate.map { $0 as AnyObject }
    forwardee = object
    retainedForwardee = retainDelegate ? object : nil
  }

  #if _runtime(_ObjC)
    open func hasWiredImplementation(for selector: Selector) -> Bool { false }

    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { false }

    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
  #endif
}
