/// Types of Apple's frameworks and of other packages, which nothing here declares.
enum ExternalType {
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name)
      || protocolEndings.contains { name.hasSuffix($0) && name != $0 }
      || [
        "Codable", "Encodable", "Decodable", "Identifiable", "Hashable", "Equatable", "Sendable",
        "Error", "View", "App", "ObservableObject", "CaseIterable", "AnyObject",
      ].contains(name)
  }

  static func declaration(
    of name: String, arity: Int, isSuperclass: Bool, isObjectiveC: Bool
  ) -> String {
    if arity > 0 {
      let parameters = (0..<arity).map { "T\($0)" }.joined(separator: ", ")
      return "public struct \(name)<\(parameters)> { var stub: AnyObject? }"
    }
    if isProtocol(name) { return "@objc public protocol \(name): NSObjectProtocol {}" }
    if let superclass = mainActorClasses[name] {
      return "@MainActor open class \(name): \(superclass) {}"
    }
    if enums.contains(name) { return "@objc public enum \(name): Int { case stub }" }
    if optionSets.contains(name) {
      return "public struct \(name): OptionSet, Sendable { public let rawValue: UInt; "
        + "public init(rawValue: UInt) { self.rawValue = rawValue } }"
    }
    if structs.contains(name) { return "public struct \(name) { public init() {} }" }
    if isSuperclass || isObjectiveC || hasApplePrefix(name) {
      return "open class \(name): NSObject {}"
    }
    return "public struct \(name) { var stub: AnyObject? }"
  }

  /// What a name inside a type of Apple's is in most cases.
  static func nested(_ name: String, in outer: String) -> String {
    let text =
      if ["Name", "Key", "Identifier", "UserInfoKey", "ElementKind"].contains(name) {
        "public struct \(name): RawRepresentable, Hashable, Sendable { public var rawValue: String; "
          + "public init(rawValue: String) { self.rawValue = rawValue } }"
      } else if name.hasSuffix("Options") || name.hasSuffix("Mask")
        || ["Event", "Direction"].contains(name)
      {
        "public struct \(name): OptionSet, Sendable { public let rawValue: UInt; "
          + "public init(rawValue: UInt) { self.rawValue = rawValue } }"
      } else if hasApplePrefix(outer) {
        "@objc public enum \(name): Int { case stub }"
      } else {
        "public struct \(name) { var stub: AnyObject? }"
      }
    return "extension \(outer) { \(text) }"
  }

  private static func hasApplePrefix(_ name: String) -> Bool {
    let start = name.prefix(3)
    let prefixes = [
      "NS", "UI", "CA", "CL", "MK", "AV", "WK", "SK", "CK", "CN", "EK", "PH", "MF", "MP", "CB",
      "GK",
      "VN", "UN", "SF", "QL", "PK", "CI", "HK", "LP", "SC", "AR",
    ]
    return prefixes.contains { start.hasPrefix($0) && start.last?.isUppercase == true }
  }

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "Convertible", "Representable", "Configurable", "Coding",
    "Presentable", "Reusable", "Themeable", "Injectable", "Coordinating", "Providing", "able",
  ]

  private static let protocols: Set<String> = [
    "NSCopying", "NSCoding", "UIAppearance", "UIAppearanceContainer", "UITextInput",
    "UITextInputTraits", "UIKeyInput", "UITraitEnvironment", "UIContentContainer",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerInteractiveTransitioning",
    "UICoordinateSpace", "UIDragSession", "UIDropSession", "UISearchResultsUpdating",
    "MKAnnotation", "MKOverlay", "CAMediaTiming", "NSItemProviderWriting", "UIDynamicItem",
    "UIBarPositioning", "UIContentConfiguration", "QLPreviewItem", "NSDraggingInfo",
    "NSUserInterfaceValidations", "UIFocusEnvironment", "UITimingCurveProvider",
  ]

  private static let mainActorClasses: [String: String] = [
    "UIViewController": "UIResponder", "UINavigationController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIAlertController": "UIViewController",
    "UISearchController": "UIViewController", "UIActivityViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "UIPresentationController": "NSObject", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
    "UIStackView": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIWindow": "UIView",
    "UIToolbar": "UIView", "UINavigationBar": "UIView", "UISearchBar": "UIView",
    "UITabBar": "UIView", "UIVisualEffectView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIProgressView": "UIView", "UIPickerView": "UIView", "UIInputView": "UIView",
    "UIRefreshControl": "UIControl", "UISegmentedControl": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UIPageControl": "UIControl", "UIDatePicker": "UIControl",
    "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UINavigationItem": "NSObject", "UIGestureRecognizer": "NSObject",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIApplication": "UIResponder", "UIScene": "UIResponder", "UIWindowScene": "UIScene",
    "UICollectionViewLayout": "NSObject",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewLayoutAttributes": "NSObject", "UIMenu": "NSObject",
    "UIMenuElement": "NSObject",
    "UIAction": "NSObject", "UIScreen": "NSObject", "UIDevice": "NSObject",
    "UITraitCollection": "NSObject", "UIDocument": "NSObject", "UIPasteboard": "NSObject",
    "UIAccessibilityElement": "UIResponder", "UIDynamicAnimator": "NSObject",
    "UIDocumentPickerViewController": "UIViewController",
    "NSResponder": "NSObject", "NSView": "NSResponder", "NSViewController": "NSResponder",
    "NSWindow": "NSResponder", "NSWindowController": "NSResponder", "NSControl": "NSView",
    "NSButton": "NSControl", "NSTextField": "NSControl", "NSTableView": "NSControl",
    "NSOutlineView": "NSTableView", "NSScrollView": "NSView", "NSTextView": "NSView",
    "NSSplitView": "NSView", "NSStackView": "NSView", "NSTableRowView": "NSView",
    "NSTableCellView": "NSView", "NSMenu": "NSObject", "NSMenuItem": "NSObject",
    "NSPanel": "NSWindow", "MKMapView": "UIView", "MKAnnotationView": "UIView", "SKView": "UIView",
    "AVPlayerViewController": "UIViewController", "SFSafariViewController": "UIViewController",
    "QLPreviewController": "UIViewController", "PHPickerViewController": "UIViewController",
    "MFMailComposeViewController": "UINavigationController", "NSApplication": "NSResponder",
  ]

  private static let enums: Set<String> = [
    "UIUserInterfaceStyle", "UIInterfaceOrientation", "UIDeviceOrientation", "UIStatusBarStyle",
    "UIStatusBarAnimation", "UIModalPresentationStyle", "UIBackgroundFetchResult",
    "UIUserInterfaceSizeClass", "UIRectCorner", "UIPageViewControllerNavigationDirection",
    "NSTextAlignment", "NSLineBreakMode", "NSLayoutAttribute", "CLAuthorizationStatus",
    "UIMenuIdentifier", "AVAuthorizationStatus", "CKAccountStatus", "CBManagerState",
    "ComparisonResult",
  ]

  private static let optionSets: Set<String> = [
    "UIInterfaceOrientationMask", "UIRectEdge", "UISwipeGestureRecognizerDirection",
    "NSDragOperation", "UNAuthorizationOptions", "UNNotificationPresentationOptions",
    "NSTextStorageEditActions",
  ]

  private static let structs: Set<String> = [
    "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "UIBackgroundTaskIdentifier",
    "CGAffineTransform",
    "CATransform3D", "CMTime", "CMTimeRange", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapRect",
    "NSRange", "NSEdgeInsets", "UIFloatRange", "DispatchTime", "DispatchTimeInterval",
  ]
}
