import WebKit

@MainActor @objc public protocol WKNavigationDelegate: NSObjectProtocol {
  // proxygen:default .allow
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  @objc optional func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  @objc optional func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

@MainActor @objc public protocol WKUIDelegate: NSObjectProtocol {
  @objc optional func webViewDidClose(_ webView: WKWebView)
  @objc optional func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
}
