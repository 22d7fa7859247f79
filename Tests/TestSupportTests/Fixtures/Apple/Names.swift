import CoreLocation
import UIKit
import WebKit

// What Apple's own interface calls things. A name or a type that the importer gives another is an error.

let scrollNames = [
  #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
  #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)),
  #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)),
  #selector(UIScrollViewDelegate.viewForZooming(in:)),
  #selector(UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)),
  #selector(UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)),
  #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)),
  #selector(UIScrollViewDelegate.scrollViewDidScrollToTop(_:)),
]

let tableNames = [
  #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:)),
  #selector(UITableViewDelegate.tableView(_:heightForRowAt:)),
  #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)),
  #selector(UITableViewDelegate.tableView(_:shouldHighlightRowAt:)),
  #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
  #selector(UITableViewDelegate.tableView(_:editingStyleForRowAt:)),
  #selector(UITableViewDataSource.numberOfSections(in:)),
  #selector(UITableViewDataSource.sectionIndexTitles(for:)),
  #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)),
  #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)),
  #selector(UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)),
]

let otherNames = [
  #selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)),
  #selector(UITextFieldDelegate.textFieldDidEndEditing(_:reason:)),
  #selector(CLLocationManagerDelegate.locationManager(_:didRange:satisfying:)),
  #selector(CLLocationManagerDelegate.locationManager(_:didStartMonitoringFor:)),
  #selector(CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)),
  #selector(WKNavigationDelegate.webView(_:didStartProvisionalNavigation:)),
  #selector(WKNavigationDelegate.webView(_:didFail:withError:)),
  #selector(WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:)),
]

final class Table: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

final class Location: NSObject, CLLocationManagerDelegate {
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    true
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

final class Web: NSObject, WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.request.url == nil ? .cancel : .allow)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {}
}

final class Document: NSObject, XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {}

  func parser(_ parser: XMLParser, foundCharacters string: String) {}

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {}

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
}

@MainActor func events(of button: UIButton, action: Selector) -> UIControl.Event {
  button.addTarget(nil, action: action, for: .touchUpInside)
  button.frame = CGRect(x: 0, y: 0.5, width: 10, height: 20)
  return [.valueChanged, .editingChanged]
}
