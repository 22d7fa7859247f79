@testable import ObjCFrontEnd

/// Comments and attributes of a declaration, in the words of C.
enum AttributeText {
  static func comment(_ declaration: ObjCDeclaration) -> String {
    declaration.comment.map { "\n" + $0 + "\n" } ?? ""
  }

  /// With a space behind each, before a name.
  static func before(_ declaration: ObjCDeclaration) -> String {
    all(declaration).map { $0 + " " }.joined()
  }

  /// With a space before each, at a declaration's end.
  static func after(_ declaration: ObjCDeclaration) -> String {
    all(declaration).map { " " + $0 }.joined()
  }

  private static func all(_ declaration: ObjCDeclaration) -> [String] {
    words(declaration.attributes).map { "__attribute__((\($0)))" }
      + declaration.availability.map { "__attribute__((\(text($0))))" }
  }

  private static func words(_ attributes: SwiftAttributes) -> [String] {
    var words: [String] = []
    if let name = attributes.name { words.append("swift_name(\"\(name)\")") }
    if attributes.isPrivate { words.append("swift_private") }
    if let name = attributes.asyncName { words.append("swift_async_name(\"\(name)\")") }
    switch attributes.async {
    case .some(.none): words.append("swift_async(none)")
    case .swiftPrivate(let handler): words.append("swift_async(swift_private, \(handler))")
    case .notSwiftPrivate(let handler): words.append("swift_async(not_swift_private, \(handler))")
    case nil: break
    }
    if let error = attributes.error { words.append("swift_error(\(error.rawValue))") }
    return words + attributes.others.map { "swift_attr(\"\($0)\")" }
  }

  private static func text(_ availability: ObjCAvailability) -> String {
    let message = availability.message.map { "\"\($0)\"" }
    guard let platform = availability.platform else {
      let word = availability.isUnavailable ? "unavailable" : "deprecated"
      return message.map { "\(word)(\($0))" } ?? word
    }
    var parts = [platform]
    if availability.isUnavailable { parts.append("unavailable") }
    if let introduced = availability.introduced { parts.append("introduced=\(introduced)") }
    if case .since(let version) = availability.deprecated { parts.append("deprecated=\(version)") }
    if let obsoleted = availability.obsoleted { parts.append("obsoleted=\(obsoleted)") }
    if let message { parts.append("message=\(message)") }
    return "availability(\(parts.joined(separator: ",")))"
  }
}
