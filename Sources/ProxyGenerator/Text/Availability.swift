import ProtocolModel

/// What `@available` attributes say, for code that names the declaration in a place that has no such attributes itself.
struct Availability {
  let isDeprecated: Bool
  private let versions: [PlatformVersion]

  /// - Parameter enclosing: the attributes of the class that the code stands in: what they promise needs no check, and
  ///   the compiler warns of one.
  init(_ context: DeclarationContext, inside enclosing: [Attribute] = []) {
    self.init(context.attributes, inside: enclosing)
  }

  init(_ attributes: [Attribute], inside enclosing: [Attribute] = []) {
    isDeprecated = attributes.contains(where: \.deprecates)
    let promised = enclosing.flatMap(PlatformVersion.introduced)
    versions = attributes.flatMap(PlatformVersion.introduced)
      .filter { !$0.isImplied(by: promised) }
  }

  /// The arguments of `#available` that it takes (`macOS 12, iOS 15, *`); nil when it is there everywhere.
  var condition: String? {
    versions.isEmpty ? nil : (versions.map(\.text) + ["*"]).joined(separator: ", ")
  }

  /// Whether a system that the output can be built for may lack it.
  var isNews: Bool { versions.contains(where: \.isNews) }
}

extension Attribute {
  fileprivate var deprecates: Bool {
    name == "available" && conditions.isEmpty
      && (arguments ?? "").split(separator: ",").contains {
        $0.drop { $0 == " " }.hasPrefix("deprecated")
      }
  }

  /// The attribute as the output repeats it. Versions of all platforms (`*, deprecated: 1.0`) mean nothing, and the compiler
  /// warns of them.
  var carriedText: String {
    guard name == "available", let arguments, arguments.hasPrefix("*,") else { return text }
    let plain = arguments.replacing(/, *(?:introduced|obsoleted): *[0-9.]+/, with: "")
      .replacing(/, *deprecated: *[0-9.]+/, with: ", deprecated")
    return plain == "*" ? text : "@available(\(plain))"
  }

  /// The same inside a declaration that has attributes too: nothing may be more available than what it stands in. Nil
  /// when nothing is left to say.
  func carriedText(inside enclosing: [Attribute]) -> String? {
    let promised = enclosing.flatMap(PlatformVersion.introduced)
    let versions = PlatformVersion.introduced(by: self)
    let kept = versions.filter { version in
      !promised.contains { $0.platform == version.platform && version.precedes($0) }
    }
    guard kept.count < versions.count, let arguments else { return carriedText }
    if arguments.hasSuffix("*") {
      let list = kept.map(\.text) + ["*"]
      return kept.isEmpty ? nil : "@available(\(list.joined(separator: ", ")))"
    }
    let rest = arguments.replacing(/, *introduced: *[0-9.]+/, with: "")
    return rest.contains(",") ? "@available(\(rest))" : nil
  }

  /// What can be said of the case of an enum: that it is deprecated, and where. A newer system brings no cases; nil when
  /// it isn't deprecated.
  var deprecation: String? {
    guard deprecates, let arguments else { return nil }
    return carriedText.hasPrefix("@available(*")
      ? carriedText
      : "@available(\(arguments.replacing(/, *(?:introduced|obsoleted): *[0-9.]+/, with: "")))"
  }
}
