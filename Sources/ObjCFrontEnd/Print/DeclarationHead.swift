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
    isMainActor(attributes) ? ["@MainActor"] : []
  }

  /// `nonisolated` with a space behind it, or nothing.
  static func isolation(_ attributes: SwiftAttributes) -> String {
    attributes.others.contains("nonisolated") ? "nonisolated " : ""
  }

  static func isMainActor(_ attribute: String) -> Bool {
    ["@MainActor", "@UIActor"].contains(attribute)
  }

  static func isMainActor(_ attributes: SwiftAttributes) -> Bool {
    attributes.others.contains(where: isMainActor)
  }

  static func isIsolated(_ attributes: SwiftAttributes) -> Bool {
    isMainActor(attributes) || attributes.others.contains("nonisolated")
  }

  static func isSendable(_ attributes: SwiftAttributes) -> Bool {
    attributes.others.contains("@Sendable")
  }
}
