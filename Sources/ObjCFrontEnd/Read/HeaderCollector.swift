/// A translation unit → the header: what the inputs declare, what of the headers that they include they need,
/// and what is known of all that is mentioned.
struct HeaderCollector {
  let files: HeaderFiles
  let index: DeclarationIndex
  var reader: DeclarationReader
  /// Whether what is declared without a definition is taken for defined elsewhere.
  var takesDeclaredForDefined = false
  private var symbols = ObjCSymbols()
  var mentions = ObjCMentions()
  private var seen = ObjCMentions()
  private var frameworks = IncludedFrameworks()
  /// By the paths that locations name.
  private(set) var realPaths: [String: String] = [:]

  var protocols: [Int: ObjCProtocol] = [:]
  var classes: [Int: ObjCClass] = [:]
  private var categories: [Int: ObjCCategory] = [:]
  private var enumerations: [Int: ObjCEnumeration] = [:]
  private var aliases: [Int: ObjCAlias] = [:]
  private var structures: [Int: ObjCStructure] = [:]

  init(_ unit: TranslationUnit, _ files: HeaderFiles, directives: [String: DirectiveReader]) {
    self.files = files
    index = DeclarationIndex(unit)
    let types = TypeReader(tags: index.tagNames)
    reader = DeclarationReader(
      files: files, types: types, tags: index.tagNames, directives: directives)
  }

  /// The files that anything is included from.
  var includedPaths: [String] {
    Set(index.declarations.filter { $0.kind == .inclusion }.compactMap(\.includedPath))
      .filter { !$0.hasPrefix(HeaderFiles.preludeFolder) }.sorted()
  }

  /// - Returns: the header, and the comments to proxygen that no declaration took.
  mutating func collect() -> (header: ObjCHeader, directives: [String: DirectiveReader]) {
    for (number, cursor) in index.declarations.enumerated() {
      guard let path = cursor.location?.path else { continue }
      if files.isInput(path) {
        read(cursor, number)
      } else if cursor.kind == .inclusion {
        noteFramework(cursor, in: path)
      }
    }
    repeat {
      while mentions != seen { lookUpMentions() }
    } while readInheritedFromSystem()
    mergeExtensions()
    let header = ObjCHeader(
      frameworks: frameworks.all, frameworksByFile: frameworksByFile,
      systemFiles: systemFiles, protocols: ordered(protocols),
      classes: ordered(classes),
      categories: ordered(categories), enumerations: ordered(enumerations),
      aliases: ordered(aliases), structures: ordered(structures), symbols: symbols)
    return (header, reader.directives)
  }

  private var frameworksByFile: [String: [String]] {
    Dictionary(realPaths.map { ($0.key, frameworks.reached(from: $0.value)) }) { first, _ in first }
  }

  private var systemFiles: Set<String> {
    Set(
      realPaths.filter { !SystemHeader.contains($0.key) && SystemHeader.contains($0.value) }.keys)
  }

  private func ordered<Declaration>(_ list: [Int: Declaration]) -> [Declaration] {
    list.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Declarations

  mutating func read(_ cursor: Cursor, _ number: Int) {
    noteRealPath(of: cursor)
    switch cursor.kind {
    case .inclusion: noteFramework(cursor, in: cursor.location?.path ?? "")
    case .moduleImport:
      let name = cursor.spelling.split(separator: ".").first.map(String.init)
      if let name { frameworks.add(name, of: cursor.location?.path ?? "") }
    case .protocol where isFirst(number, cursor, in: index.protocols):
      let declaration = reader.protocolDeclaration(cursor)
      mentions.add(declaration)
      protocols[number] = declaration
    case .class where isFirst(number, cursor, in: index.classes):
      let declaration = reader.classDeclaration(cursor)
      mentions.add(declaration)
      classes[number] = declaration
    case .category:
      guard let declaration = reader.categoryDeclaration(cursor) else { return }
      mentions.add(declaration)
      categories[number] = declaration
    default: readValueType(cursor, number)
    }
  }

  mutating func noteRealPath(of cursor: Cursor) {
    if let path = cursor.location?.path { realPaths[files.shownPath(path)] = path }
  }

  private mutating func readValueType(_ cursor: Cursor, _ number: Int) {
    switch cursor.kind {
    case .enumeration where cursor.isDefinition:
      let declaration = reader.enumeration(cursor)
      mentions.add(declaration)
      enumerations[number] = declaration
    case .structure where cursor.isDefinition, .union where cursor.isDefinition:
      guard let declaration = reader.structure(cursor) else { return }
      mentions.add(declaration)
      structures[number] = declaration
    case .alias:
      guard let declaration = reader.alias(cursor) else { return }
      mentions.add(declaration)
      aliases[number] = declaration
    default: break
    }
  }

  /// Of declarations with one name, the definition counts; a second one is none to the compiler, either.
  private func isFirst(
    _ number: Int, _ cursor: Cursor, in entries: [String: DeclarationIndex.Entry]
  ) -> Bool {
    cursor.isDefinition && entries[cursor.spelling]?.number == number
  }

  /// Class extensions belong to their class where it is at hand.
  private mutating func mergeExtensions() {
    for (number, category) in categories.sorted(by: { $0.key < $1.key })
    where category.name.isEmpty {
      guard let known = classes.first(where: { $0.value.name == category.className })?.key else {
        continue
      }
      classes[known]?.members += category.members
      classes[known]?.protocols += category.protocols
      categories[number] = nil
    }
  }

  private mutating func noteFramework(_ inclusion: Cursor, in path: String) {
    // What is made up for a header that lies elsewhere passes on to that.
    if path.hasPrefix(HeaderFiles.stubFolder), let included = inclusion.includedPath {
      frameworks.add(inclusion: included, in: path)
    }
    guard let origin = inclusion.location.map(\.path), origin == path,
      !inclusion.isInSystemHeader || files.isInput(path),
      !path.hasPrefix(HeaderFiles.preludeFolder)
    else { return }
    if let included = inclusion.includedPath { frameworks.add(inclusion: included, in: path) }
    let parts = inclusion.spelling.split(separator: "/")
    guard parts.count > 1, let folder = parts.first, folder.first?.isUppercase ?? false else {
      return
    }
    let found = inclusion.includedPath.flatMap(HeaderFiles.framework)
    let isMadeUp = inclusion.includedPath.map { $0.hasPrefix(HeaderFiles.stubFolder) } ?? true
    let isUnknown = isMadeUp && !files.isNeighbour(inclusion.spelling)
    if isUnknown || found == String(folder) { frameworks.add(String(folder), of: path) }
  }
}

// MARK: - What is mentioned

extension HeaderCollector {
  private mutating func lookUpMentions() {
    let (known, now) = (seen, mentions)
    seen = now
    for name in now.classes.subtracting(known.classes).sorted() { lookUpClass(name) }
    for name in now.protocols.subtracting(known.protocols).sorted() { lookUpProtocol(name) }
    for name in now.aliases.subtracting(known.aliases).sorted() { lookUpAlias(name) }
    for name in now.tags.subtracting(known.tags).sorted() { lookUpTag(name) }
  }

  /// What an included header declares is read with the inputs where they mention it.
  private mutating func includeIfNeeded(
    _ entry: DeclarationIndex.Entry, _ origin: ObjCSymbols.Origin
  ) {
    guard origin == .included else { return }
    read(entry.cursor, entry.number)
    skip(entry)
  }

  private mutating func lookUpClass(_ name: String) {
    guard let entry = index.classes[name] else { return }
    let children = entry.cursor.children
    let origin = files.origin(of: entry.cursor)
    let facts = ObjCSymbols.ClassFacts(
      isDefined: entry.cursor.isDefinition || takesDeclaredForDefined,
      superclass: children.first { $0.kind == .superclassReference }?.spelling,
      swiftName: Annotations(entry.cursor).swiftAttributes.typeName(of: name),
      typeParameters: reader.typeParameters(children), origin: origin)
    symbols.classes[name] = facts
    if let superclass = facts.superclass { mentions.add(className: superclass) }
    mentions.add(facts.typeParameters)
    includeIfNeeded(entry, origin)
  }

  private mutating func lookUpProtocol(_ name: String) {
    guard let entry = index.protocols[name] else { return }
    let children = entry.cursor.children
    let origin = files.origin(of: entry.cursor)
    let facts = ObjCSymbols.ProtocolFacts(
      isDefined: entry.cursor.isDefinition || takesDeclaredForDefined,
      inherited: children.filter { $0.kind == .protocolReference }.map(\.spelling),
      swiftName: Annotations(entry.cursor).swiftAttributes.typeName(of: name),
      members: DeclarationReader.writtenMembers(children).map(member), origin: origin)
    symbols.protocols[name] = facts
    mentions.add(protocolNames: facts.inherited)
    includeIfNeeded(entry, origin)
  }

  private func member(_ cursor: Cursor) -> ObjCSymbols.MemberFacts {
    let isOfClass = cursor.kind == .property && cursor.propertyAttributes.contains(.ofClass)
    return ObjCSymbols.MemberFacts(
      selector: cursor.spelling, isClassMember: cursor.kind == .classMethod || isOfClass,
      swiftName: Annotations(cursor).swiftAttributes.name)
  }

  private mutating func lookUpAlias(_ name: String) {
    guard let entry = index.aliases[name] else { return }
    let annotations = Annotations(entry.cursor)
    let origin = files.origin(of: entry.cursor)
    symbols.aliases[name] = ObjCSymbols.AliasFacts(
      swiftName: annotations.swiftAttributes.typeName(of: name), wrapper: annotations.wrapper,
      origin: origin)
    includeIfNeeded(entry, origin)
  }

  private mutating func lookUpTag(_ name: String) {
    guard let entry = index.tags[name] else { return }
    let annotations = Annotations(entry.cursor)
    let origin = files.origin(of: entry.cursor)
    symbols.tags[name] = ObjCSymbols.TagFacts(
      swiftName: annotations.swiftAttributes.typeName(of: name),
      isComplete: entry.cursor.isDefinition,
      enumeration: entry.cursor.kind == .enumeration ? ObjCEnumeration.Kind(annotations) : nil,
      origin: origin)
    includeIfNeeded(entry, origin)
  }
}
