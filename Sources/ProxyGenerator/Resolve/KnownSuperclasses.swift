/// Superclasses of Apple's parents that speak to their delegate about themselves as what they inherit from.
enum KnownSuperclasses {
  /// Nearest first; empty for a class that isn't listed.
  static func of(_ name: String) -> [String] {
    guard let superclass = superclasses[name] else { return [] }
    return [superclass] + of(superclass)
  }

  private static let superclasses = [
    "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UISearchTextField": "UITextField",
    "UIImagePickerController": "UINavigationController",
  ]
}
