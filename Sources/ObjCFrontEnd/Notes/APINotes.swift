/// What API notes say about the declarations of a module, for compilers that don't apply them: names, availability,
/// nullability (Clang's documentation of API notes).
struct APINotes: Hashable, Sendable {
  /// What is true of every declaration; nil where the notes are silent.
  struct Entity: Hashable, Sendable {
    var swiftName: String?
    var isPrivate: Bool?
    /// Not for Swift, with a reason.
    var unavailable: String?

    /// See `SwiftAttributes.typeName(of:)`.
    func typeName(of name: String) -> String? {
      swiftName ?? (isPrivate == true ? "__\(name)" : nil)
    }
  }

  struct Member: Hashable, Sendable {
    /// Selector or property name.
    var name: String
    var isClassMember: Bool
    var entity: Entity
    /// By position.
    var parameters: [Int: Nullability] = [:]
    var nonEscaping: Set<Int> = []
    /// Of a method's result or a property.
    var nullability: Nullability?
    var isDesignated = false
  }

  struct Container: Hashable, Sendable {
    var entity: Entity
    var methods: [Member] = []
    var properties: [Member] = []
  }

  struct Tag: Hashable, Sendable {
    var entity: Entity
    var kind: ObjCEnumeration.Kind?
  }

  struct Alias: Hashable, Sendable {
    var entity: Entity
    var wrapper: ObjCWrapper?
  }

  var classes: [String: Container] = [:]
  var protocols: [String: Container] = [:]
  var tags: [String: Tag] = [:]
  var aliases: [String: Alias] = [:]
  var constants: [String: Entity] = [:]
  /// Whether some names are others in the Swift 5 language mode than in the Swift 6 one.
  var hasNamesOfSwift5 = false
}

extension APINotes {
  init(_ text: String) { self.init(NotesReader.read(text)) }

  init(_ notes: NotesValue) {
    for (name, note) in notes.named("Classes") { classes[name] = Container(note) }
    for (name, note) in notes.named("Protocols") { protocols[name] = Container(note) }
    for (name, note) in notes.named("Tags") { tags[name] = Tag(note) }
    for (name, note) in notes.named("Typedefs") {
      aliases[name] = Alias(
        entity: Entity(note),
        wrapper: note.text("SwiftWrapper").flatMap(ObjCWrapper.init(rawValue:)))
    }
    for (name, note) in notes.named("Enumerators") { constants[name] = Entity(note) }
    // A section holds up to its version: those for Swift 4 and before hold in no mode that there is.
    hasNamesOfSwift5 = notes.list("SwiftVersions").contains { section in
      section.text("Version")?.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 5 }
        ?? false
    }
  }
}

extension APINotes.Entity {
  init(_ note: NotesValue) {
    swiftName = note.text("SwiftName").flatMap { $0.isEmpty ? nil : $0 }
    isPrivate = note.flag("SwiftPrivate")
    if ["none", "nonswift"].contains(note.text("Availability")) {
      unavailable = note.text("AvailabilityMsg") ?? ""
    }
  }
}

extension APINotes.Container {
  fileprivate init(_ note: NotesValue) {
    entity = APINotes.Entity(note)
    methods = note.list("Methods").compactMap(APINotes.Member.init(method:))
    properties = note.list("Properties").compactMap(APINotes.Member.init(property:))
  }
}

extension APINotes.Tag {
  fileprivate init(_ note: NotesValue) {
    entity = APINotes.Entity(note)
    if let domain = note.text("NSErrorDomain") {
      kind = .error(domain: domain)
    } else if note.flag("FlagEnum") == true {
      kind = .options
    } else {
      switch note.text("EnumKind") ?? note.text("EnumExtensibility") {
      case "NSEnum", "CFEnum", "open": kind = .open
      case "NSClosedEnum", "CFClosedEnum", "closed": kind = .closed
      case "NSOptions", "CFOptions": kind = .options
      case "none": kind = .plain
      default: kind = nil
      }
    }
  }
}

extension APINotes.Member {
  fileprivate init?(method note: NotesValue) {
    guard let selector = note.text("Selector") else { return nil }
    name = selector
    isClassMember = note.text("MethodKind") == "Class"
    entity = APINotes.Entity(note)
    isDesignated = note.flag("DesignatedInit") ?? false
    nullability = note.text("NullabilityOfRet").flatMap(Nullability.init(note:))
    for (index, value) in note.list("Nullability").enumerated() {
      guard case .text(let text) = value else { continue }
      parameters[index] = Nullability(note: text)
    }
    for parameter in note.list("Parameters") {
      guard let position = parameter.text("Position").flatMap({ Int($0) }) else { continue }
      if let text = parameter.text("Nullability") { parameters[position] = Nullability(note: text) }
      if parameter.flag("NoEscape") == true { nonEscaping.insert(position) }
    }
  }

  fileprivate init?(property note: NotesValue) {
    guard let name = note.text("Name") else { return nil }
    self.name = name
    isClassMember = note.text("PropertyKind") == "Class"
    entity = APINotes.Entity(note)
    nullability = note.text("Nullability").flatMap(Nullability.init(note:))
  }
}

extension Nullability {
  /// Nil for a scalar.
  fileprivate init?(note: String) {
    switch note {
    case "N", "Nonnull": self = .nonnull
    case "O", "Optional": self = .nullable
    case "U", "Unspecified": self = .unspecified
    case "NullableResult": self = .nullableResult
    default: return nil
    }
  }
}

extension NotesValue {
  /// The items of a list by their names.
  fileprivate func named(_ key: String) -> [(String, NotesValue)] {
    list(key).compactMap { note in note.text("Name").map { ($0, note) } }
  }
}
