import Foundation
import ProtocolModel
import SwiftFrontEnd
import TestSupport
import Testing

/// `Documentation/Context.md` is made from the context's own source, so that it can't tell anything else.
@Suite struct ContextDocumentTests {
  @Test func isFresh() throws {
    let file = Repository.root.appendingPathComponent("Documentation/Context.md")
    let document = try ContextDocument().text
    if ProcessInfo.processInfo.environment[CaseFolder.recordVariable] == "1" {
      try Data(document.utf8).write(to: file)
      Issue.record("recorded; run again without \(CaseFolder.recordVariable)")
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == document, "'make record' makes it again")
  }

  @Test func everyFieldIsDocumented() throws {
    let document = try ContextDocument()
    #expect(document.types.count > 5)
    for type in document.types {
      #expect(!type.context.documentation.isEmpty, "\(type.name)")
      for property in type.properties {
        let name = "\(type.name).\(property.declaration.name)"
        #expect(!property.context.documentation.isEmpty, "\(name)")
      }
    }
  }
}

/// The types that make up the context as a page for people who write templates.
private struct ContextDocument {
  let types: [TypeDeclaration]

  init() throws {
    let folder = Repository.root.appendingPathComponent("Sources/ProxyGenerator/Context")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    // From the outside in, then whatever there is besides.
    let outermost = ["FileContext", "ProxyContext", "BodyContext", "MemberContext"]
      .map { "\($0).swift" }
    types = try (outermost + files.filter { !outermost.contains($0) }).flatMap { file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return SwiftFrontEnd.parse(text, path: file).file.types
    }
  }

  var text: String {
    let head = """
      # What templates see

      Made from the source of the context by `make record`; don't edit it. A template gets one value, a
      `FileContext` (in the style `layered` a `LayeredFileContext`, in `control` a `ControlFileContext`; the page of `proxygen list --format html` is made of a `ReportContext`); a name in it is looked up from the innermost section outwards. `?` marks what may be missing: a section over it
      is left out then, an inverted section is shown.


      """
    return head + types.map(section).joined(separator: "\n")
  }

  private func section(_ type: TypeDeclaration) -> String {
    let rows = type.properties.compactMap { property -> String? in
      guard let declared = property.declaration.type else { return nil }
      let documentation = property.context.documentation.joined(separator: " ")
        .replacingOccurrences(of: "|", with: "\\|")
      return "| `\(property.declaration.name)` | `\(declared)` | \(documentation) |\n"
    }
    return "## \(type.qualifiedName)\n\n" + type.context.documentation.joined(separator: " ")
      + (type.context.documentation.isEmpty ? "" : "\n\n")
      + "| name | type | meaning |\n|---|---|---|\n" + rows.joined()
  }
}
