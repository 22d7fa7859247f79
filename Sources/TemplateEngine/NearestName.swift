import Diagnostics

/// Finds the name that somebody meant who wrote an unknown one.
enum NearestName {
  /// The end of a message about an unknown name: what to do about it.
  static func advice(_ name: String, among candidates: some Sequence<String>) -> String {
    let writable = Set(candidates).filter(isWritable).sorted()
    guard let nearest = closestMatch(to: name, among: writable) else {
      return "; correct the name or provide it"
    }
    return "; did you mean \(nearest.quoted)?"
  }

  /// Whether a tag could hold the name at all.
  private static func isWritable(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(where: \.isWhitespace)
  }
}
