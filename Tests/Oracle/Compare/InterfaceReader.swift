import SwiftParser
import SwiftSyntax

/// Declarations of Swift by the numbers of the Objective-C declarations that they stand for.
///
/// A number is what a declaration's comment says (`/// #12`). What has none counts to what is around it.
struct InterfaceReader {
  /// The declarations, each as its tokens, without what is a matter of printing.
  private(set) var declarations: [Int: [String]] = [:]
  private let isCompilers: Bool

  /// - Parameter isCompilers: whether the compiler printed the text: then it has `async` twins, and members of
  ///   other owners, which the namer leaves out.
  init(_ text: String, isCompilers: Bool, owners: [Int: Int]) {
    self.isCompilers = isCompilers
    for item in Parser.parse(source: text).statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      read(declaration, inside: nil, owners)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, inside owner: Int?, _ owners: [Int: Int]) {
    guard !declaration.is(ImportDeclSyntax.self) else { return }
    let own = declaration.number
    guard let number = own ?? owner else {
      for member in declaration.members { read(member, inside: nil, owners) }
      return
    }
    // A member that is inherited or mirrored from elsewhere.
    if let own, let home = owners[own], home != owner { return }
    if isCompilers ? declaration.isAsync : declaration.isUnavailableInitializer { return }
    declarations[number, default: []].append(DeclarationText(declaration).text)
    for member in declaration.members {
      read(member, inside: number, owners)
    }
  }
}

extension DeclSyntax {
  fileprivate var number: Int? {
    for piece in leadingTrivia.reversed() {
      if case .docLineComment(let text) = piece, text.hasPrefix("/// #") {
        return Int(text.dropFirst(5))
      }
    }
    return nil
  }

  /// Which the compiler doesn't print.
  fileprivate var isUnavailableInitializer: Bool {
    self.as(InitializerDeclSyntax.self)?.attributes
      .contains { $0.trimmedDescription == "@available(*, unavailable)" } ?? false
  }

  fileprivate var isAsync: Bool {
    self.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }

  fileprivate var members: [DeclSyntax] {
    asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
  }
}
