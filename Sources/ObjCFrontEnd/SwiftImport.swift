/// Header → Swift text, as the compiler's own importer would print it.
enum SwiftImport {
  static func text(of header: ObjCHeader) -> ImportedText {
    ImportedText()
  }
}
