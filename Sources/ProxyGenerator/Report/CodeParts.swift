/// Code → the parts between which a line may break: behind punctuation, and before the words of a name.
enum CodeParts {
  static func of(_ code: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in code {
      if character.isUppercase, part.last?.isLowercase ?? false {
        parts.append(part)
        part = ""
      }
      part.append(character)
      if ":(,.".contains(character) {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}
