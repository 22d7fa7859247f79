import Essentials

/// What attributes say that libclang has no word for.
///
/// libclang doesn't tell what a `swift_name` says, and where it comes from a macro, no token of it stands in the
/// header. So each such attribute is redefined as an `annotate` one, whose text libclang does tell, in whatever
/// macro it is wrapped and on whatever declaration it stands.
struct Annotations {
  private(set) var swiftAttributes = SwiftAttributes()
  private(set) var isNonEscaping = false
  private(set) var isFinal = false
  private(set) var isDesignated = false
  private(set) var isFlagEnumeration = false
  /// `open` or `closed`.
  private(set) var extensibility: String?
  private(set) var errorDomain: String?
  private(set) var wrapper: ObjCWrapper?

  init(_ declaration: Cursor) {
    let annotations = declaration.children.filter { $0.kind == .annotation }
    self.init(annotations.map(\.spelling))
    // What a method overrides has it for itself.
    isDesignated =
      isDesignated
      && annotations.contains { annotation in
        annotation.spelling.hasSuffix("objc_designated_initializer")
          && Self.isWritten(annotation, on: declaration)
      }
  }

  private static func isWritten(_ annotation: Cursor, on declaration: Cursor) -> Bool {
    guard let place = annotation.location, let start = declaration.start else { return true }
    return place.path == start.path && place.offset >= start.offset
  }

  init(_ texts: [String]) {
    for text in texts where text.hasPrefix(Self.mark) {
      let parts = text.dropFirst(Self.mark.count)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      read(name, parts.count == 2 ? String(parts[1]) : "")
    }
  }

  private mutating func read(_ name: String, _ argument: String) {
    switch name {
    case "swift_name": swiftAttributes.name = Self.literal(argument)
    case "swift_private": swiftAttributes.isPrivate = true
    case "swift_async_name": swiftAttributes.asyncName = Self.literal(argument)
    case "swift_async": swiftAttributes.async = Self.async(argument)
    case "swift_error": swiftAttributes.error = SwiftError(rawValue: argument)
    case "swift_attr":
      let attribute = Self.literal(argument)
      if !swiftAttributes.others.contains(attribute) { swiftAttributes.others.append(attribute) }
    case "noescape": isNonEscaping = true
    case "objc_subclassing_restricted": isFinal = true
    case "objc_designated_initializer": isDesignated = true
    case "flag_enum": isFlagEnumeration = true
    case "enum_extensibility": extensibility = argument
    case "ns_error_domain": errorDomain = argument
    case "swift_wrapper", "swift_newtype": wrapper = ObjCWrapper(rawValue: argument)
    default: break
    }
  }

  /// `swift_private, 2`
  private static func async(_ argument: String) -> SwiftAsync? {
    let words = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let handler = words.count == 2 ? Int(words[1]) : nil
    return switch (words.first, handler) {
    case ("none", nil): SwiftAsync.none
    case ("swift_private", let handler?): .swiftPrivate(handler: handler)
    case ("not_swift_private", let handler?): .notSwiftPrivate(handler: handler)
    default: nil
    }
  }

  /// The text of one or more string literals that stand next to each other.
  static func literal(_ argument: String) -> String {
    var text = ""
    var isInside = false
    var isEscaped = false
    for character in argument {
      if isInside, isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\"" {
        isInside.toggle()
      } else if isInside, character == "\\" {
        isEscaped = true
      } else if isInside {
        text.append(character)
      }
    }
    return text
  }
}

extension Annotations {
  private static let mark = "proxygen:"

  private static let attributesWithArguments = [
    "swift_name", "swift_async_name", "swift_async", "swift_error", "swift_attr",
    "enum_extensibility", "ns_error_domain", "swift_wrapper", "swift_newtype",
  ]

  private static let bareAttributes = [
    "swift_private", "noescape", "objc_subclassing_restricted", "objc_designated_initializer",
    "flag_enum",
  ]

  /// The options that make libclang tell of the attributes.
  static let compilerArguments: [String] =
    attributesWithArguments.flatMap { name in
      spellings(of: name).map { "-D\($0)(...)=annotate(\"\(mark)\(name)=\" #__VA_ARGS__)" }
    }
    + bareAttributes.flatMap { name in
      spellings(of: name).map { "-D\($0)=annotate(\"\(mark)\(name)\")" }
    }

  private static func spellings(of name: String) -> [String] { [name, "__\(name)__"] }
}
