extension ImportedBlock {
  /// What stands above a declaration: documentation, directives, availability, attributes.
  mutating func addHead(of declaration: ObjCDeclaration) {
    add(DocumentationComment.lines(declaration.comment), declaration.location)
    for directive in declaration.directives {
      add("// proxygen:\(directive.text)", directive.location)
    }
    add(Availability.lines(declaration.availability), declaration.location)
    add(DeclarationHead.attributes(declaration.attributes), declaration.location)
  }
}

/// What attributes of C become.
enum DeclarationHead {
  static func attributes(_ attributes: SwiftAttributes) -> [String] {
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
