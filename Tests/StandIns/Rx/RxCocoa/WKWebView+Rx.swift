#if canImport(WebKit)
  import RxSwift
  import WebKit

  open class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, WKNavigationDelegate>,
    DelegateProxyType
  {
    public private(set) weak var webView: WKWebView?

    public init(webView: ParentObject) {
      self.webView = webView
      super.init(parentObject: webView, delegateProxy: RxWKNavigationDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
      register { RxWKNavigationDelegateProxy(webView: $0) }
    }

    public static func currentDelegate(for object: WKWebView) -> WKNavigationDelegate? {
      object.navigationDelegate
    }

    public static func setCurrentDelegate(
      _ delegate: WKNavigationDelegate?, to object: WKWebView
    ) {
      object.navigationDelegate = delegate
    }
  }

  extension RxWKNavigationDelegateProxy: WKNavigationDelegate {}

  extension Reactive where Base: WKWebView {
    public var navigationDelegate: DelegateProxy<WKWebView, WKNavigationDelegate> {
      RxWKNavigationDelegateProxy.proxy(for: base)
    }

    public var didCommit: Observable<WKNavigation> { .never() }

    public var didStartLoad: Observable<WKNavigation> { .never() }

    public var didFinishLoad: Observable<WKNavigation> { .never() }

    public var didFailLoad: Observable<(WKNavigation, Error)> { .never() }
  }
#endif
