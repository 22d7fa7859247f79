/// Finds out what would make an error of the compiler go away.
struct HeaderRepair {
  private let index: DeclarationIndex
  private let files: HeaderFiles
  private var texts: [String: SourceText] = [:]

  init(_ index: DeclarationIndex, _ files: HeaderFiles) {
    self.index = index
    self.files = files
  }

  /// - Returns: in the order of the errors; empty for an error that nothing helps against.
  mutating func fixes(for error: ClangDiagnostic) -> [HeaderStubs.Fix] {
    let message = error.message
    let name = Self.quoted(message)
    guard let place = error.location, files.isTrusted(place.path) else { return [] }
    if message.contains("' file not found"), let name { return [.header(name)] }
    guard let text = text(of: place.path) else { return [] }
    if message.hasPrefix("duplicate interface definition for class"), let name {
      return [.declaredClass(name)]
    }
    if message.hasPrefix("unknown type name"), let name {
      return [unknownType(name, at: place.offset, text)]
    }
    if message.hasPrefix("a parameter list without types") {
      return text.words(inListFrom: place.offset).map { unknownType($0, at: place.offset, text) }
    }
    if message.hasPrefix("use of '@import'"),
      let keyword = text.word(from: place.offset + 1), let name = text.word(from: keyword.end)
    {
      return [.module(name.word)]
    }
    if message == "expected a type", let word = text.word(from: place.offset) {
      return [unknownType(word.word, at: place.offset, text)]
    }
    if message.hasPrefix("cannot find interface declaration"), let name {
      return [missingClass(name, parameters: 0)]
    }
    if message.hasPrefix("attempting to use the forward class"), let name {
      return [missingClass(name, parameters: 0)]
    }
    if message.hasPrefix("cannot find protocol declaration")
      || message.hasPrefix("no type or protocol named"), let name
    {
      return [missingProtocol(name)]
    }
    if message.hasPrefix("type arguments cannot be applied to non-parameterized class"), let name {
      let brackets = text.word(from: place.offset).flatMap { text.angleBrackets(from: $0.end) }
      return [missingClass(name, parameters: Self.count(brackets?.content ?? ""))]
    }
    if message.hasPrefix("use of undeclared identifier"), let name { return [.constant(name)] }
    return macro(at: place.offset, text).map { [$0] } ?? []
  }

  private mutating func text(of path: String) -> SourceText? {
    if let text = texts[path] { return text }
    let text = SourceText(path: path)
    texts[path] = text
    return text
  }

  /// What stands between the first quotes.
  private static func quoted(_ message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  // MARK: Types

  private func unknownType(
    _ name: String, at offset: Int, _ text: SourceText
  ) -> HeaderStubs.Fix {
    guard let word = text.word(from: offset), word.word == name else {
      return laterPath(index.aliases[name] ?? index.tags[name]).map { .promote($0) } ?? .value(name)
    }
    if let next = text.angleBrackets(from: word.end) {
      // Type arguments are pointers, protocols are bare names.
      let areTypes = next.content.contains("*") || next.content.contains("id")
      return missingClass(name, parameters: areTypes ? Self.count(next.content) : 0)
    }
    let isPointee = text.character(from: word.end) == "*"
    if isPointee && !name.hasSuffix("_t") || Self.isQualified(text, word.end) {
      return missingClass(name, parameters: 0)
    }
    // `THING_EXTERN NSString *name;`, as opposed to `(THING)name`.
    let stands = text.character(before: offset)
    let isAlone = stands == "(" || stands == ","
    if Self.isMacroName(name), !isAlone || text.word(from: word.end) != nil {
      return .macro(name, takesArguments: text.character(from: word.end) == "(")
    }
    if let path = laterPath(index.aliases[name] ?? index.tags[name]) { return .promote(path) }
    return .value(name)
  }

  /// `Thing _Nullable *`, `Thing const *`
  private static func isQualified(_ text: SourceText, _ offset: Int) -> Bool {
    guard let word = text.word(from: offset),
      ["const", "__kindof", "__strong", "__weak"].contains(word.word)
    else { return false }
    return text.character(from: word.end) == "*"
  }

  private func missingClass(_ name: String, parameters: Int) -> HeaderStubs.Fix {
    guard let entry = index.classes[name], entry.cursor.isDefinition,
      let path = laterPath(entry)
    else { return .classes(name, typeParameters: parameters) }
    return parameters > 0 ? .promote(path) : .laterClass(name)
  }

  private func missingProtocol(_ name: String) -> HeaderStubs.Fix {
    guard let entry = index.protocols[name], entry.cursor.isDefinition, laterPath(entry) != nil
    else { return .protocols(name) }
    return .laterProtocol(name)
  }

  /// The input that declares something, too late for the place that needs it.
  private func laterPath(_ entry: DeclarationIndex.Entry?) -> String? {
    guard let path = entry?.cursor.location?.path, files.isInput(path) else { return nil }
    return path
  }

  /// How many arguments stand between angle brackets.
  private static func count(_ content: String) -> Int {
    var depth = 0
    var count = 1
    for character in content {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0: count += 1
      default: break
      }
    }
    return count
  }

  // MARK: Macros

  /// The unknown word in capitals that the compiler stumbled over.
  private func macro(at offset: Int, _ text: SourceText) -> HeaderStubs.Fix? {
    if let word = text.word(from: offset), isUnknownMacro(word.word) {
      return .macro(word.word, takesArguments: text.character(from: word.end) == "(")
    }
    if let word = text.word(before: offset), isUnknownMacro(word.word) {
      return .macro(word.word, takesArguments: text.character(from: offset) == "(")
    }
    return nil
  }

  private func isUnknownMacro(_ name: String) -> Bool {
    Self.isMacroName(name) && !index.macros.contains(name) && index.aliases[name] == nil
      && index.tags[name] == nil && index.classes[name] == nil
  }

  static func isMacroName(_ name: String) -> Bool {
    name.utf8.count > 3 && !name.contains { $0.isLowercase }
  }
}
