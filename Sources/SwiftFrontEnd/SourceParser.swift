import Diagnostics
import ProtocolModel
import SwiftParser
import SwiftSyntax

/// The steps from bytes to model, in order.
enum SourceParser {
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, module: String?
  ) -> SwiftFrontEnd.Parsed {
    let lines = LineTable(bytes, path: path)
    let tree = Parser.parse(source: bytes)
    let collector = DeclarationCollector(
      reader: SyntaxReader(lines: lines), file: SourceFile(path: path, module: module))
    collector.collect(tree)
    let problems = SyntaxErrors(lines: lines).read(tree) + collector.reader.diagnostics
    return SwiftFrontEnd.Parsed(file: collector.file, diagnostics: problems)
  }
}
