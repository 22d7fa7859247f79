extension PublishedNames {
  /// RxSwiftCommunity/RxWebKit.
  static let rxWebKit = PublishedNames(
    library: "RxWebKit", isHeldOut: false,
    source: """
      // proxygen:parent WKWebView
      // proxygen:property uiDelegate
      protocol WKUIDelegate {
        // proxygen:name javaScriptAlertPanel
        func webView(
          _ webView: WKWebView,
          runJavaScriptAlertPanelWithMessage message: String,
          initiatedByFrame frame: WKFrameInfo,
          completionHandler: @escaping () -> Void
        )
        // proxygen:name javaScriptConfirmPanel
        func webView(
          _ webView: WKWebView,
          runJavaScriptConfirmPanelWithMessage message: String,
          initiatedByFrame frame: WKFrameInfo,
          completionHandler: @escaping (Bool) -> Void
        )
        // proxygen:name commitPreviewing
        func webView(
          _ webView: WKWebView,
          commitPreviewingViewController previewingViewController: UIViewController
        )
      }

      // proxygen:parent WKWebView
      // proxygen:property navigationDelegate
      protocol WKNavigationDelegate {
        // proxygen:name didCommitNavigation
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
        // proxygen:name didStartProvisionalNavigation
        func webView(
          _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
        )
        // proxygen:name didFinishNavigation
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
        // proxygen:name didTerminate
        func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
        // proxygen:name didReceiveServerRedirectForProvisionalNavigation
        func webView(
          _ webView: WKWebView,
          didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
        )
        // proxygen:name didFailNavigation
        func webView(
          _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error
        )
        // proxygen:name didFailProvisionalNavigation
        func webView(
          _ webView: WKWebView,
          didFailProvisionalNavigation navigation: WKNavigation!,
          withError error: Error
        )
        // proxygen:name didReceiveChallenge
        func webView(
          _ webView: WKWebView,
          didReceive challenge: URLAuthenticationChallenge,
          completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        )
        // proxygen:name decidePolicyNavigationResponse
        func webView(
          _ webView: WKWebView,
          decidePolicyFor navigationResponse: WKNavigationResponse,
          decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        )
        // proxygen:name decidePolicyNavigationAction
        func webView(
          _ webView: WKWebView,
          decidePolicyFor navigationAction: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        )
      }
      """)
}
