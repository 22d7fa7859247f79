/// Everything that a translation unit declares, by name.
struct DeclarationIndex {
  /// A declaration, and its place among all.
  struct Entry {
    var cursor: Cursor
    var number: Int
  }

  private(set) var classes: [String: Entry] = [:]
  private(set) var protocols: [String: Entry] = [:]
  private(set) var aliases: [String: Entry] = [:]
  private(set) var tags: [String: Entry] = [:]
  /// The names of all macros that are defined anywhere.
  private(set) var macros: Set<String> = []
  /// In the order of the source, those inside of others, too.
  let declarations: [Cursor]
  let tagNames: TagNames

  init(_ unit: TranslationUnit) {
    let outer = unit.declarations
    var declarations: [Cursor] = []
    for cursor in outer {
      if cursor.kind == .macroDefinition {
        macros.insert(cursor.spelling)
        continue
      }
      declarations.append(cursor)
      switch cursor.kind {
      case .protocol, .class, .category:
        declarations += cursor.children.filter { Self.isValueType($0.kind) }
      default: break
      }
    }
    self.declarations = declarations
    tagNames = TagNames(declarations)
    for (number, cursor) in declarations.enumerated() {
      add(Entry(cursor: cursor, number: number))
    }
  }

  private static func isValueType(_ kind: Cursor.Kind) -> Bool {
    switch kind {
    case .enumeration, .structure, .union, .alias: true
    default: false
    }
  }

  private mutating func add(_ entry: Entry) {
    let cursor = entry.cursor
    switch cursor.kind {
    case .class, .classReference: Self.add(entry, cursor.spelling, to: &classes)
    case .protocol, .protocolReference: Self.add(entry, cursor.spelling, to: &protocols)
    case .alias: Self.add(entry, cursor.spelling, to: &aliases)
    case .enumeration, .structure, .union:
      if let name = tagNames.name(of: cursor) { Self.add(entry, name, to: &tags) }
    default: break
    }
  }

  /// A definition goes before a mere declaration, and else the first one before the others.
  private static func add(_ entry: Entry, _ name: String, to entries: inout [String: Entry]) {
    guard let known = entries[name] else {
      entries[name] = entry
      return
    }
    if entry.cursor.isDefinition, !known.cursor.isDefinition { entries[name] = entry }
  }
}
