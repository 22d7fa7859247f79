/// A number of things, in words.
enum Count {
  /// `1 warning`, `2 warnings`.
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
