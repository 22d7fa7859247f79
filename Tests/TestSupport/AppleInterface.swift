/// A textual interface of the toolchain's own library, made over for Apple's systems.
struct AppleInterface {
  let text: String

  init(of module: String, from original: String) {
    var lines = original.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("// swift-module-flags:") ? Self.flags(line) : String(line)
    }
    // Such functions need a body, and what they wait for is there.
    lines.removeAll { $0.drop(while: { $0 == " " }).hasPrefix("@backDeployed(") }
    if module == "Swift" { lines.append(Self.autoreleasingPointer) }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Bodies are skipped even where they could be inlined, which makes this ten times as fast.
  private static func flags(_ line: Substring) -> String {
    var words = line.split(separator: " ").map(String.init)
    if let target = words.firstIndex(of: "-target"), target + 1 < words.count {
      words[target + 1] = ImporterBuild.target
    }
    words.removeAll { ["-static", "-O"].contains($0) }
    return words.joined(separator: " ") + " -Onone -experimental-skip-all-function-bodies"
  }

  /// What the importer makes of `NSError **` needs it. It is missing where there is no Objective-C.
  private static let autoreleasingPointer = """
    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
      public let _rawValue: Builtin.RawPointer
      @_transparent public init(_ _rawValue: Builtin.RawPointer)
      public var pointee: Pointee { get nonmutating set }
    }
    """
}
