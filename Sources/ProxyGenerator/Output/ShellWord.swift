extension String {
  /// As a POSIX shell takes it for one word.
  public var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./+=:,@%".contains($0) }
    if isPlain, !isEmpty { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
