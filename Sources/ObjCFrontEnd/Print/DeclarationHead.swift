/// What stands above a declaration: documentation, availability, attributes.
enum DeclarationHead {
  static func lines(_ declaration: ObjCDeclaration) -> [String] {
    DocumentationComment.lines(declaration.comment)
      + Availability.lines(declaration.availability)
      + attributes(declaration.attributes)
  }

  private static func attributes(_ attributes: SwiftAttributes) -> [String] {
    attributes.others.contains(where: isMainActor) ? ["@MainActor"] : []
  }

  /// `nonisolated` with a space behind it, or nothing.
  static func isolation(_ attributes: SwiftAttributes) -> String {
    attributes.others.contains("nonisolated") ? "nonisolated " : ""
  }

  static func isMainActor(_ attribute: String) -> Bool {
    ["@MainActor", "@UIActor"].contains(attribute)
  }

  static func isSendable(_ attributes: SwiftAttributes) -> Bool {
    attributes.others.contains("@Sendable")
  }
}
