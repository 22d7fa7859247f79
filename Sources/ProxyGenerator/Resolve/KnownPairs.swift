/// What is known of Apple's own parents when no input declares them.
enum KnownPairs {
  /// The properties that aren't called `delegate` or `dataSource`.
  static func property(of protocolName: String) -> String? { properties[protocolName] }

  static let propertyNames = Set(properties.values)

  private static let properties = [
    "WKNavigationDelegate": "navigationDelegate",
    "WKUIDelegate": "uiDelegate",
    "UITableViewDataSourcePrefetching": "prefetchDataSource",
    "UICollectionViewDataSourcePrefetching": "prefetchDataSource",
    "UITableViewDragDelegate": "dragDelegate",
    "UITableViewDropDelegate": "dropDelegate",
    "UICollectionViewDragDelegate": "dragDelegate",
    "UICollectionViewDropDelegate": "dropDelegate",
    "UISearchResultsUpdating": "searchResultsUpdater",
    "UIViewControllerTransitioningDelegate": "transitioningDelegate",
    "SCNPhysicsContactDelegate": "contactDelegate",
    "SKPhysicsContactDelegate": "contactDelegate",
    "MFMailComposeViewControllerDelegate": "mailComposeDelegate",
    "MFMessageComposeViewControllerDelegate": "messageComposeDelegate",
    "GKGameCenterControllerDelegate": "gameCenterDelegate",
  ]

  /// The proxy of RxCocoa that serves a parent's property already; a second one on the same property would
  /// forward to the first, and the first to the second, without end.
  static func rxCocoaProxy(parents: [String], property: String) -> String? {
    parents.lazy.compactMap { rxCocoaProxies["\($0).\(property)"] }.first
  }

  private static let rxCocoaProxies = [
    "UIScrollView.delegate": "RxScrollViewDelegateProxy",
    "UITableView.delegate": "RxTableViewDelegateProxy",
    "UITableView.dataSource": "RxTableViewDataSourceProxy",
    "UITableView.prefetchDataSource": "RxTableViewDataSourcePrefetchingProxy",
    "UICollectionView.delegate": "RxCollectionViewDelegateProxy",
    "UICollectionView.dataSource": "RxCollectionViewDataSourceProxy",
    "UICollectionView.prefetchDataSource": "RxCollectionViewDataSourcePrefetchingProxy",
    "UITextView.delegate": "RxTextViewDelegateProxy",
    "UIPickerView.delegate": "RxPickerViewDelegateProxy",
    "UIPickerView.dataSource": "RxPickerViewDataSourceProxy",
    "UISearchBar.delegate": "RxSearchBarDelegateProxy",
    "UISearchController.delegate": "RxSearchControllerDelegateProxy",
    "UINavigationController.delegate": "RxNavigationControllerDelegateProxy",
    "UITabBar.delegate": "RxTabBarDelegateProxy",
    "UITabBarController.delegate": "RxTabBarControllerDelegateProxy",
    "NSTextStorage.delegate": "RxTextStorageDelegateProxy",
    "WKWebView.navigationDelegate": "RxWKNavigationDelegateProxy",
    "NSTextField.delegate": "RxTextFieldDelegateProxy",
    "NSTextView.delegate": "RxTextViewDelegateProxy",
  ]

  /// The actor of a framework's class by its name: everything of UIKit, AppKit and WebKit that shows something is
  /// isolated to the main actor.
  static func globalActor(ofTypeNamed name: String) -> String? {
    let prefix = FrameworkPrefix.of(name) ?? ""
    let isUserInterface =
      prefix == "UI" || mainActorClasses.contains(name)
      || viewFrameworks.contains(prefix) && viewEndings.contains(where: name.hasSuffix)
      || name.hasPrefix("NS") && appKitEndings.contains(where: name.hasSuffix)
    return isUserInterface ? "MainActor" : nil
  }

  /// Prefixes of Apple's frameworks that have views, among other things.
  private static let viewFrameworks: Set<String> = [
    "AR", "AS", "AV", "CN", "EK", "GK", "HK", "LP", "MF", "MK", "MP", "PH", "PK", "QL", "SC", "SF",
    "SK", "VN",
  ]

  private static let viewEndings = ["View", "ViewController"]

  /// Of AppKit's classes; Foundation, which shares their prefix, has none of these.
  private static let appKitEndings = [
    "Button", "Cell", "Control", "Field", "GestureRecognizer", "Menu", "Panel", "Popover",
    "Toolbar",
    "View", "ViewController", "Window", "WindowController",
  ]

  /// Protocols of UIKit that not every SDK isolates (that of iOS 16.5 doesn't): what names one isn't `Sendable` for certain.
  static let unevenlyIsolated: Set<String> = [
    "UIAccessibilityContentSizeCategoryImageAdjusting", "UIAccessibilityIdentification",
    "UIAccessibilityReadingContent", "UIActivityItemSource",
    "UIActivityItemsConfigurationProviding", "UICalendarSelectionMultiDateDelegate",
    "UICalendarSelectionSingleDateDelegate", "UICalendarViewDelegate",
    "UIDocumentBrowserViewControllerDelegate", "UIDocumentInteractionControllerDelegate",
    "UIEditMenuInteractionDelegate", "UILayoutGuideAspectFitting", "UIPopoverBackgroundViewMethods",
    "UIPopoverPresentationControllerSourceItem", "UIToolTipInteractionDelegate",
  ]

  /// Whether one of the classes, nearest first, is imported as one that Swift declares no weak reference to.
  static func forbidsWeakReferences(_ classes: [String]) -> Bool {
    classes.contains { weakUnavailableClasses.contains($0) }
  }

  /// Those of the SDK's `NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE` that may have a delegate, or subclasses with one.
  private static let weakUnavailableClasses: Set<String> = [
    "NSATSTypesetter", "NSColorSpace", "NSConnection", "NSFont", "NSMachPort", "NSMenuView",
    "NSMessagePort", "NSParagraphStyle", "NSSimpleHorizontalTypesetter", "NSTextView",
  ]

  private static let mainActorClasses: Set<String> = [
    "NSAlert", "NSApplication", "NSBox", "NSBrowser", "NSColorWell", "NSMenuItem", "NSResponder",
    "NSSlider", "NSStatusItem", "NSStepper", "NSSwitch", "NSTouchBar", "WKWebView", "MKMapView",
    "MTKView",
    "SCNView", "SKView", "ARSCNView", "ARView", "PDFView", "AVPlayerViewController",
    "PHPickerViewController", "SFSafariViewController", "QLPreviewController",
  ]
}
