import Diagnostics

/// Header → Swift text, as the compiler's own importer would print it.
enum SwiftImport {
  /// - Parameter isSystemModule: whether `NSUInteger` is `Int`; by default, where a header is of an SDK.
  static func text(of header: ObjCHeader, isSystemModule: Bool? = nil) -> ImportedText {
    let blocks = blocks(of: header, isSystemModule: isSystemModule)
    return text(inSourceOrder(blocks), frameworks: header.frameworks)
  }

  /// - Returns: the text of each file that declares something, by its path.
  static func texts(of header: ObjCHeader) -> [String: ImportedText] {
    let blocks = blocks(of: header, isSystemModule: nil)
    let byPath = Dictionary(grouping: blocks, by: \.location.path)
    return Dictionary(
      uniqueKeysWithValues: byPath.map { path, blocks in
        (path, text(inSourceOrder(blocks), frameworks: header.frameworks(of: path)))
      })
  }

  private static func blocks(of header: ObjCHeader, isSystemModule: Bool?) -> [ImportedBlock] {
    let names = KnownNames(header)
    var blocks: [ImportedBlock] = []
    func types(_ declaration: ObjCDeclaration) -> TypeImporter {
      let path = declaration.location.path
      return TypeImporter(
        names: names,
        isSystemModule: isSystemModule
          ?? (SystemHeader.contains(path) || header.systemFiles.contains(path)))
    }
    blocks += header.enumerations.compactMap {
      EnumerationPrinter(types: types($0.declaration)).block($0)
    }
    blocks += header.structures.compactMap { ValuePrinter(types: types($0.declaration)).block($0) }
    blocks += header.aliases.compactMap { ValuePrinter(types: types($0.declaration)).block($0) }
    blocks += header.protocols.compactMap {
      let printer = ProtocolPrinter(types: types($0.declaration))
      return printer.block($0) ?? printer.note($0)
    }
    blocks += header.classes.compactMap { ClassPrinter(types: types($0.declaration)).block($0) }
    blocks += header.categories.compactMap { ClassPrinter(types: types($0.declaration)).block($0) }
    return blocks
  }

  private static func text(_ blocks: [ImportedBlock], frameworks: [String]) -> ImportedText {
    var text = ImportedText()
    for framework in frameworks { text.lines.append(.init(text: "import \(framework)")) }
    for block in blocks {
      if !text.lines.isEmpty, !block.lines.isEmpty { text.lines.append(.init(text: "")) }
      text.lines += block.lines
      text.diagnostics += block.diagnostics
    }
    return text
  }

  /// Files in the order in which they come first, declarations by their lines.
  private static func inSourceOrder(_ blocks: [ImportedBlock]) -> [ImportedBlock] {
    var order: [String: Int] = [:]
    for block in blocks where order[block.location.path] == nil {
      order[block.location.path] = order.count
    }
    return blocks.enumerated().sorted { first, second in
      let (one, other) = (first.element.location, second.element.location)
      return (order[one.path] ?? 0, one.line, one.column, first.offset)
        < (order[other.path] ?? 0, other.line, other.column, second.offset)
    }.map(\.element)
  }
}
