/// UIKit's controls, which classes of the inputs inherit from.
enum KnownControls {
  static func contains(_ name: String) -> Bool {
    names.contains(name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name)
  }

  /// Those whose value changes while it is edited.
  static let textControls: Set<String> = ["UITextField", "UISearchTextField"]

  static var allNames: Set<String> { names }

  private static let names: Set<String> = [
    "UIButton", "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
    "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
  ]
}
