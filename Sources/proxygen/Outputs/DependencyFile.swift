/// What outputs depend on, in the form that Make includes and Ninja reads (`gcc -MD -MP`).
struct DependencyFile {
  var outputs: [String]
  /// Everything that was read: sources, configuration, templates.
  var inputs: [String]

  /// One rule for all outputs, then an empty one for each input, so that Make doesn't stop when an input is removed.
  var text: String {
    guard !outputs.isEmpty else { return "" }
    let targets = outputs.map(Self.escaped).joined(separator: " \\\n  ")
    let sources = inputs.map { " \\\n  " + Self.escaped($0) }.joined()
    return "\(targets):\(sources)\n" + inputs.map { "\n\(Self.escaped($0)):\n" }.joined()
  }

  /// As Make reads it: a backslash before a space, `#` and, where these follow, a backslash; a second `$`.
  static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = ""
    for character in path {
      switch character {
      case "\\": backslashes += "\\"
      case " ", "#", ":":
        result += backslashes + backslashes + "\\\(character)"
        backslashes = ""
      case "$":
        result += backslashes + "$$"
        backslashes = ""
      default:
        result += backslashes + "\(character)"
        backslashes = ""
      }
    }
    return result + backslashes
  }
}
