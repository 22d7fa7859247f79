import Diagnostics
import ProtocolModel

/// The names of a protocol and its parent that can be written in back-ticks alone (SE-0451): they may hold anything, and no name of the
/// output can be made of that.
struct RawNames {
  /// The first of them.
  let first: String?

  init(_ declaration: ProtocolDeclaration, _ parent: Parent) {
    let ofProtocol = declaration.enclosingTypes + [declaration.name]
    let isRaw = ofProtocol.first { !Word.isIdentifier($0) }
    let ofParent = parent.type.prefix { $0 != "<" }.split(
      separator: ".", omittingEmptySubsequences: false)
    let isParentRaw =
      parent.origin != .none && !ofParent.allSatisfy { Word.isIdentifier(String($0)) }
    first = isRaw ?? (isParentRaw ? parent.type : nil)
  }
}

extension Diagnostic {
  static func rawName(_ name: String, _ declaration: ProtocolDeclaration) -> Diagnostic {
    .error(
      "raw-name", at: .source(declaration.context.location),
      "'\(declaration.name)' gets no proxy, since '\(name)' can be written in back-ticks alone; give it an identifier for "
        + "a name, or leave the protocol out with '// proxygen:skip'")
  }
}
