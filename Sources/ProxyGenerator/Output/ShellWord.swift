extension String {
  /// As a POSIX shell takes it for one word.
  public var shellQuoted: String {
    if !isEmpty, unicodeScalars.allSatisfy(Self.isPlain) || allSatisfy(Self.isPlain) { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "+", "=", ":", ",", "@", "%": true
    default: false
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_./+=:,@%".contains(character)
  }
}
