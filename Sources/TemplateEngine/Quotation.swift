extension String {
  /// The text between quotation marks for a message: on one line, and cut where it is longer than a name.
  var quoted: String {
    let longest = 80
    let head = unicodeScalars.prefix(longest).map { scalar -> String in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }
    return "'\(head.joined())\(unicodeScalars.count > longest ? "…" : "")'"
  }
}
