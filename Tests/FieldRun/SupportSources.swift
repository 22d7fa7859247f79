/// The Swift text that a generated file compiles with: its protocol as declared, the parent with its property,
/// and as little as possible of all else.
struct SupportSources: Sendable {
  static let fileName = "Support.swift"

  private let index: DeclarationIndex
  private let isObjectiveC: Bool
  private let listings: [Listing]
  private var included: Set<String> = []
  private var texts: [String] = []
  private var imports: Set<String> = ["Foundation", "UIKit"]
  /// Of the files with the protocols.
  private(set) var ownImports: Set<String> = []
  private var arities: [String: Int] = [:]
  private var superclasses: Set<String> = []
  private(set) var guesses: [String: String] = [:]
  /// `Module.Name` of modules that are empty here, which is written without the module then.
  private(set) var unqualified: Set<String> = []

  /// Nil when a protocol isn't in the index.
  init?(_ listings: [Listing], index: DeclarationIndex) {
    let declarations = listings.compactMap { Self.declaration(of: $0, in: index) }
    if declarations.isEmpty || declarations.count < listings.count { return nil }
    self.index = index
    self.listings = listings
    isObjectiveC = declarations.contains { $0.isObjectiveC }
    var family: [Declaration] = []
    for declaration in declarations { collect(declaration, into: &family) }
    for (listing, declaration) in zip(listings, declarations) {
      for part in partsOfProperty(of: listing, near: declaration) { collect(part, into: &family) }
    }
    let requirements = family.reduce(into: Set<String>()) { $0.formUnion($1.requirements) }
    included.formUnion(family.map(\.name))
    ownImports = Set(family.flatMap(\.imports))
    // First, as others mention them without their properties.
    for (listing, declaration) in zip(listings, declarations) {
      includeParent(of: listing, near: declaration)
    }
    for member in family { includeFull(member, requirements) }
  }

  private static func declaration(
    of listing: Listing, in index: DeclarationIndex
  ) -> Declaration? {
    index.declarations[listing.protocol]?.first {
      $0.place.contains(listing.location.path, listing.location.line)
    }
  }

  var text: String { text(importing: imports) }

  /// Without what only the files of mentioned types import.
  var textWithOwnImports: String { text(importing: ownImports) }

  private func text(importing imports: Set<String>) -> String {
    let start = imports.sorted().map { "import \($0)\n" }.joined()
    let guessed = guesses.sorted { $0.key < $1.key }.map { "\($0.value)\n" }.joined()
    return start + "\n" + Advice.declarations + "\n\n" + texts.joined(separator: "\n\n")
      + "\n\n// Guessed:\n" + guessed
  }

  private func collect(_ declaration: Declaration, into family: inout [Declaration]) {
    guard !family.contains(where: { $0.name == declaration.name }) else { return }
    family.append(declaration)
    for mention in declaration.inherited {
      let found = index.find(
        mention.path, inside: declaration.scope, near: declaration.place.file)
      if let found, found.kind == .protocol { collect(found, into: &family) }
    }
  }

  private mutating func includeFull(_ declaration: Declaration, _ requirements: Set<String>) {
    add(declaration.full, of: declaration)
    for part in index.extensions[declaration.name] ?? [] {
      let defaults = part.defaults.filter { requirements.contains($0.name) }
      guard !defaults.isEmpty else { continue }
      imports.formUnion(part.imports)
      let body = defaults.map { "  \($0.code.text)\n" }.joined()
      let start = part.attributes.isEmpty ? "" : part.attributes + " "
      texts.append("\(start)extension \(declaration.name) \(part.constraint.text) {\n\(body)}")
      let mentions = defaults.reduce(into: part.constraint.mentions) {
        $0.formUnion($1.code.mentions)
      }
      include(mentions, inside: declaration.scope, near: part.file)
    }
  }

  /// The protocols that a parent's property wants of a delegate, which a proxy conforms to as well.
  private func partsOfProperty(
    of listing: Listing, near declaration: Declaration
  ) -> [Declaration] {
    let path = listing.parent.split(separator: ".").map(String.init)
    let place = declaration.place.file
    guard let parent = index.find(path, inside: [], near: place) else { return [] }
    let all =
      parent.properties + (index.extensions[parent.name] ?? []).flatMap(\.properties)
    let property = all.first { $0.name == listing.property }
    return (property?.code.mentions ?? []).flatMap { mention -> [Declaration] in
      let found = index.find(mention.path, inside: parent.path, near: parent.place.file)
      guard let found, found.kind == .alias else { return found.map { [$0] } ?? [] }
      return found.stub.mentions.compactMap {
        index.find($0.path, inside: found.scope, near: found.place.file)
      }
    }.filter { $0.kind == .protocol }
  }

  private mutating func includeParent(of listing: Listing, near declaration: Declaration) {
    let path = listing.parent.split(separator: ".").map(String.init)
    guard let parent = index.find(path, inside: [], near: declaration.place.file),
      parent.kind == .class
    else { return }
    let properties = listings.filter { $0.parent == listing.parent }.map(\.property)
    if !included.contains(parent.name) { includeClass(parent, properties: Set(properties)) }
  }

  /// - Parameter names: its properties of these names are included, too, if it has them.
  private mutating func includeClass(
    _ declaration: Declaration, properties names: Set<String> = []
  ) {
    included.insert(declaration.name)
    let parts = index.extensions[declaration.name] ?? []
    let all = declaration.properties + parts.flatMap(\.properties)
    let properties = names.sorted().compactMap { name in all.first { $0.name == name } }
    let superclass = superclass(of: declaration)
    let head = declaration.stub.text + (superclass.map { ": " + $0.joined(separator: ".") } ?? "")
    let body = properties.map { " \($0.code.text) " }.joined(separator: "\n")
    add(Code(text: "\(head) {\(body)}", mentions: declaration.stub.mentions), of: declaration)
    for found in properties {
      include(
        found.code.mentions, inside: declaration.path, near: declaration.place.file)
    }
    guard let superclass else { return }
    let place = declaration.place.file
    if let found = index.find(superclass, inside: declaration.scope, near: place) {
      if found.kind == .alias {
        includeStub(found)
      } else if !included.contains(found.name) {
        includeClass(found, properties: names.subtracting(properties.map(\.name)))
      }
    } else {
      superclasses.insert(superclass.joined(separator: "."))
    }
  }

  private func superclass(of declaration: Declaration) -> [String]? {
    guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
    let found = index.find(first.path, inside: declaration.scope, near: declaration.place.file)
    switch found?.kind {
    case .class?: return first.arity == 0 ? first.path : nil
    case .alias?: return found.map(standsForClass) == true && first.arity == 0 ? first.path : nil
    case .protocol?, .value?: return nil
    case nil:
      return first.arity > 0 || ExternalType.isProtocol(first.path.joined(separator: "."))
        ? nil : first.path
    }
  }

  /// An alias may stand for a composition of protocols as well.
  private func standsForClass(_ alias: Declaration) -> Bool {
    alias.stub.mentions.contains { mention in
      let found = index.find(mention.path, inside: alias.scope, near: alias.place.file)
      return found.map { $0.kind == .class }
        ?? !ExternalType.isProtocol(mention.path.joined(separator: "."))
    }
  }

  private mutating func include(_ mentions: Set<Mention>, inside scope: [String], near file: String)
  {
    for mention in mentions.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
      let name = mention.path.joined(separator: ".")
      arities[name] = max(arities[name] ?? 0, mention.arity)
      // `Outer.Inner.Type`, or as much of it as is declared here.
      for length in stride(from: mention.path.count, to: 0, by: -1) {
        let path = Array(mention.path.prefix(length))
        if let found = index.find(path, inside: scope, near: file) {
          includeStub(found)
          break
        }
      }
    }
  }

  private mutating func includeStub(_ declaration: Declaration) {
    guard !included.contains(declaration.name) else { return }
    if declaration.kind == .class { return includeClass(declaration) }
    included.insert(declaration.name)
    add(declaration.stub, of: declaration)
    if declaration.stub.text.contains("func hash(into") { return }
    let isHashable = (index.extensions[declaration.name] ?? []).contains {
      $0.inherited.contains(Mention(path: ["Hashable"]))
    }
    if isHashable {
      let equal = "public static func == (a: Self, b: Self) -> Bool { false }; "
      texts.append(
        "extension \(declaration.name): Hashable { "
          + (declaration.stub.text.contains("static func ==") ? "" : equal)
          + "public func hash(into: inout Hasher) {} }")
    }
  }

  private mutating func add(_ code: Code, of declaration: Declaration) {
    imports.formUnion(declaration.imports)
    let outer = declaration.scope
    if outer.isEmpty {
      texts.append(code.text)
    } else {
      let name = outer.joined(separator: ".")
      texts.append("\(declaration.extensionAccess)extension \(name) {\n\(code.text)\n}")
      if let found = index.find(outer, inside: [], near: declaration.place.file) {
        includeStub(found)
      }
    }
    include(code.mentions, inside: declaration.scope, near: declaration.place.file)
  }
}

extension SupportSources {
  /// Guesses what a name is that nothing declares. False when there is nothing new to guess.
  mutating func guess(_ message: CompilerMessage) -> Bool {
    if let name = message.name(after: "cannot find type '") { return guess(name) }
    if let name = message.name(after: "unknown attribute '"), name.first?.isUppercase == true {
      return add(name, "@globalActor public actor \(name) { public static let shared = \(name)() }")
    }
    if let name = message.name(after: "no type named '"),
      let module = message.name(after: "in module '")
    {
      let isNew = unqualified.insert("\(module).\(name)").inserted
      return guess(name) || isNew
    }
    guard message.text.contains("is not a member type of") else { return false }
    let parts = message.text.split(separator: "'").map(String.init)
    guard let inner = parts.first, let outer = parts.last else { return false }
    let path = outer.split(separator: ".").drop { ["Checked", "UIKit", "Foundation"].contains($0) }
    let full = path.joined(separator: ".")
    return add("\(full).\(inner)", ExternalType.nested(inner, in: full))
  }

  private mutating func guess(_ name: String) -> Bool {
    let held = listings.filter { $0.parent == name }
    if !held.isEmpty {
      let properties = held.map { "weak var \($0.property): (any \($0.protocol))?" }
      return add(
        name, "open class \(name): NSObject { \(properties.joined(separator: "; ")) }")
    }
    return add(
      name,
      ExternalType.declaration(
        of: name, arity: arities[name] ?? 0, isSuperclass: superclasses.contains(name),
        isObjectiveC: isObjectiveC))
  }

  private mutating func add(_ name: String, _ text: String) -> Bool {
    guard guesses[name] == nil else { return false }
    guesses[name] = text
    return true
  }
}
