import Diagnostics

/// What leads from a report to a place in a source.
struct SourceLink {
  /// From the report's folder to the one that paths start from; empty where they are the same.
  let base: String

  func place(_ location: SourceLocation) -> ReportContext.Place {
    ReportContext.Place(
      text: "\(location.path):\(location.line)",
      link: link(location.path).map { "\($0)#L\(location.line)" })
  }

  func place(_ place: Diagnostic.Place) -> ReportContext.Place? {
    switch place {
    case .source(let location): self.place(location)
    case .file(let path): ReportContext.Place(text: path, link: link(path))
    case .commandLine: nil
    }
  }

  /// Encoded to the last colon, so that no path is taken for an address elsewhere or for a program.
  private func link(_ path: String) -> String? {
    guard !path.hasPrefix("<"), !path.isEmpty else { return nil }
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").map(Self.encoded)
    let rest = parts.joined(separator: "/")
    if isAbsolute { return "/" + rest }
    return base.split(separator: "/").map(Self.encoded).map { $0 + "/" }.joined() + rest
  }

  private static func encoded(_ part: Substring) -> String {
    part.utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "-._~+@".unicodeScalars.contains(scalar)
      if isPlain { return "\(scalar)" }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
