import RxCocoa
import RxSwift
import UIKit

// A parent on the main actor: in Swift 6 mode its property is only reached from there.

open class RxTextFieldDelegateProxy: DelegateProxy<UITextField, any UITextFieldDelegate>,
  @preconcurrency DelegateProxyType
{
  public private(set) weak var textField: UITextField?

  fileprivate let shouldReturnRelay = BehaviorRelay<Bool?>(value: nil)

  public init(textField: ParentObject) {
    self.textField = textField
    super.init(parentObject: textField, delegateProxy: RxTextFieldDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTextFieldDelegateProxy(textField: $0) }
  }

  @MainActor public static func currentDelegate(
    for object: UITextField
  ) -> (any UITextFieldDelegate)? {
    object.delegate
  }

  @MainActor public static func setCurrentDelegate(
    _ delegate: (any UITextFieldDelegate)?, to object: UITextField
  ) {
    object.delegate = delegate
  }

  open override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    switch aSelector {
    case #selector((any UITextFieldDelegate).textFieldShouldReturn(_:)):
      return shouldReturnRelay.value != nil
        || (_forwardToDelegate?.responds(to: aSelector) ?? false)
    default:
      return super.responds(to: aSelector)
    }
  }
}

extension RxTextFieldDelegateProxy: UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    shouldReturnRelay.value ?? forwardToDelegate()?.textFieldShouldReturn?(textField) ?? true
  }
}

extension Reactive where Base: UITextField {
  public var delegate: DelegateProxy<UITextField, any UITextFieldDelegate> { proxy }

  private var proxy: RxTextFieldDelegateProxy { RxTextFieldDelegateProxy.proxy(for: base) }

  public var didBeginEditing: Observable<Void> {
    delegate.methodInvoked(#selector((any UITextFieldDelegate).textFieldDidBeginEditing(_:)))
      .map { _ in }
  }

  public var shouldReturn: Binder<Bool> {
    Binder(proxy) { proxy, answer in proxy.shouldReturnRelay.accept(answer) }
  }
}

// More on a parent that RxCocoa has a proxy for already.
extension Reactive where Base: UITableView {
  public var willDisplay: Observable<IndexPath> {
    delegate
      .methodInvoked(#selector((any UITableViewDelegate).tableView(_:willDisplay:forRowAt:)))
      .compactMap { $0[2] as? IndexPath }
  }
}
