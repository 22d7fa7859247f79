import ProtocolModel

/// The designated initializers of Apple's classes when no input declares them, from their headers.
enum KnownInitializers {
  /// Nil where nothing is known.
  static func of(_ name: String) -> [TypeDeclaration.Member<Initializer>]? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return (listed[last] ?? family(of: last))?.map(\.member)
  }

  /// What a protocol of Apple's requires, when no input declares it.
  static func required(byProtocol name: String) -> [TypeDeclaration.Member<Initializer>] {
    ["NSCoding", "NSSecureCoding"].contains(name) ? [KnownInitializer.coder.member] : []
  }

  private static func family(of name: String) -> [KnownInitializer]? {
    switch FrameworkPrefix.of(name) {
    case "UI" where isView(name): [.frame, .coder]
    case "UI" where name.hasSuffix("Controller"): [.nib, .coder]
    case "UI" where name.hasSuffix("GestureRecognizer"): [.target]
    case "NS" where isView(name): [.nsFrame, .coder]
    default: nil
    }
  }

  /// By the last word of its name.
  static func isView(_ name: String) -> Bool { viewSuffixes.contains(where: name.hasSuffix) }

  private static let viewSuffixes = [
    "View", "Bar", "Control", "Field", "Label", "Button", "Switch", "Slider", "Stepper", "Picker",
  ]

  private static let listed: [String: [KnownInitializer]] = [
    "NSObject": [.plain],
    "CLLocationManager": [.plain],
    "XMLParser": [.data],
    "UITableView": [.frame(and: "style", "UITableView.Style"), .coder],
    "UICollectionView": [
      .frame(and: "collectionViewLayout", named: "layout", "UICollectionViewLayout"), .coder,
    ],
    "UITextView": [.frame(and: "textContainer", "NSTextContainer?"), .coder],
    "NSTextView": [.nsFrame(and: "textContainer", named: "container", "NSTextContainer?"), .coder],
    "UITableViewCell": [.cell, .coder],
    "UITableViewHeaderFooterView": [.reused, .coder],
    "UICollectionReusableView": [.frame, .coder],
    "UICollectionViewCell": [.frame, .coder],
    "UICollectionViewListCell": [.frame, .coder],
    "WKWebView": [.frame(and: "configuration", "WKWebViewConfiguration"), .coder],
    "MKMapView": [.frame, .coder],
    "SKView": [.frame, .coder],
    "UITableViewController": [.one("style", "UITableView.Style"), .nib, .coder],
    "UICollectionViewController": [
      .one("collectionViewLayout", named: "layout", "UICollectionViewLayout"), .nib, .coder,
    ],
    "UINavigationController": [
      .one("rootViewController", "UIViewController"), .barClasses, .nib, .coder,
    ],
    "UISearchController": [.one("searchResultsController", "UIViewController?"), .nib, .coder],
    "UISplitViewController": [.one("style", "UISplitViewController.Style"), .nib, .coder],
  ]
}

/// An initializer as a header declares it.
private struct KnownInitializer {
  var parameters: [Parameter]
  var failability: String?
  var isRequired = false

  var member: TypeDeclaration.Member<Initializer> {
    TypeDeclaration.Member(
      context: DeclarationContext(
        location: .init(path: "", line: 1, column: 1),
        modifiers: ["public"] + (isRequired ? ["required"] : [])),
      declaration: Initializer(failability: failability, parameters: parameters))
  }

  static let plain = KnownInitializer(parameters: [])
  static let data = one("data", "Data")
  static let frame = one("frame", "CGRect")
  static let nsFrame = one("frame", named: "frameRect", "NSRect")
  static let coder = KnownInitializer(
    parameters: [parameter("coder", "NSCoder")], failability: "?", isRequired: true)
  static let nib = KnownInitializer(parameters: [
    parameter("nibName", named: "nibNameOrNil", "String?"),
    parameter("bundle", named: "nibBundleOrNil", "Bundle?"),
  ])
  static let target = KnownInitializer(parameters: [
    parameter("target", "Any?"), parameter("action", "Selector?"),
  ])
  static let barClasses = KnownInitializer(parameters: [
    parameter("navigationBarClass", "AnyClass?"), parameter("toolbarClass", "AnyClass?"),
  ])

  static let reused = KnownInitializer(parameters: [parameter("reuseIdentifier", "String?")])
  static let cell = KnownInitializer(parameters: [
    parameter("style", "UITableViewCell.CellStyle"), parameter("reuseIdentifier", "String?"),
  ])

  static func one(_ label: String, named name: String? = nil, _ type: String) -> KnownInitializer {
    KnownInitializer(parameters: [parameter(label, named: name, type)])
  }

  static func frame(
    and label: String, named name: String? = nil, _ type: String
  ) -> KnownInitializer {
    KnownInitializer(parameters: [
      parameter("frame", "CGRect"), parameter(label, named: name, type),
    ])
  }

  static func nsFrame(
    and label: String, named name: String? = nil, _ type: String
  ) -> KnownInitializer {
    KnownInitializer(parameters: [
      parameter("frame", named: "frameRect", "NSRect"), parameter(label, named: name, type),
    ])
  }

  private static func parameter(
    _ label: String, named name: String? = nil, _ type: String
  ) -> Parameter {
    Parameter(label: label, name: name ?? label, type: .named(type, arguments: []))
  }
}
