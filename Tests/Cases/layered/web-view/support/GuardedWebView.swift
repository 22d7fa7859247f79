import WebKit

final class GuardedWebView: LayeredWKWebView {
  override func decidePolicyForNavigationAction(
    _ navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void,
    otherwise answer: @escaping () -> Void
  ) {
    if navigationAction.targetFrame == nil {
      decisionHandler(.cancel)
    } else {
      answer()
    }
  }
}
