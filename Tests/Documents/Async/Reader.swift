import Foundation
import WebKit

/// Whoever writes the lines in the document.
@MainActor final class Reader {
  let thing = Thing()
  let prices = ["apple": 3]
  let webView = WKWebView(frame: .zero)

  func mayOpen(_ request: URLRequest) async -> Bool { true }
}
