#if canImport(UIKit)
  import RxSwift
  import UIKit

  // One of the pairs of parent and delegate protocol that RxCocoa itself has a proxy for.

  extension UIScrollView: HasDelegate {
    public typealias Delegate = UIScrollViewDelegate
  }

  open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, UIScrollViewDelegate>,
    DelegateProxyType
  {
    public private(set) weak var scrollView: UIScrollView?

    public init(scrollView: ParentObject) {
      self.scrollView = scrollView
      super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
      register { RxScrollViewDelegateProxy(scrollView: $0) }
      register { RxTableViewDelegateProxy(tableView: $0) }
    }
  }

  extension RxScrollViewDelegateProxy: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }

  extension Reactive where Base: UIScrollView {
    public var delegate: DelegateProxy<UIScrollView, UIScrollViewDelegate> {
      RxScrollViewDelegateProxy.proxy(for: base)
    }

    public var contentOffset: ControlProperty<CGPoint> {
      ControlProperty(
        values: Observable.just(base.contentOffset),
        valueSink: Binder(base) { $0.contentOffset = $1 })
    }

    public var didScroll: ControlEvent<Void> {
      ControlEvent(events: Observable<Void>.never())
    }

    public func setDelegate(_ delegate: UIScrollViewDelegate) -> Disposable {
      RxScrollViewDelegateProxy.installForwardDelegate(
        delegate, retainDelegate: false, onProxyForObject: base)
    }
  }
#endif
