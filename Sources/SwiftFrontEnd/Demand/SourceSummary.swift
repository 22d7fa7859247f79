import Essentials

/// What a text declares and mentions, as far as it tells whether the text matters.
public struct SourceSummary: Hashable, Sendable {
  struct Declared: Hashable, Sendable {
    var name: String
    var isNested: Bool
  }

  /// A declaration by its name, in the one around it.
  struct Place: Hashable, Sendable {
    var name: NameKey
    /// In `places`; negative outside of all.
    var parent: Int32
    /// Whether it is an extension that conforms to nothing: it matters for what is in it alone.
    var isPlainExtension: Bool
  }

  /// What a declaration makes of other names: an alias of its target, a class of its superclass.
  struct Derived: Hashable, Sendable {
    var name: NameKey
    var kind: Outline.Kind
    var isCompound = false
    var origins: [NameKey]
  }

  /// Whether the parser has to see everything.
  var isWhole = false
  var protocols: [Declared] = []
  /// All types, protocols and extensions, the outer ones first.
  var places: [Place] = []
  /// The properties of extensions that conform to nothing.
  var extensionProperties: [NameKey] = []
  /// What the types of properties mention.
  var held: [NameKey] = []
  /// What the types of properties with a delegate's name mention.
  var heldAsDelegate: [NameKey] = []
  var derived: [Derived] = []
  /// Every word, of a text that has no outline.
  var words: [NameKey] = []
  /// Of the comments that tell proxygen something.
  var directiveWords: [NameKey] = []

  /// Whether a type's name begins with `Inner`.
  var hasInnerName = false

  /// Whether a type is a global actor.
  var hasGlobalActor = false

  /// Of what the text declares; of all of it where the parser has to see everything.
  public private(set) var declarations = QuickDigest()

  var hasDirectives: Bool { !directiveWords.isEmpty }
}

extension SourceSummary {
  /// - Parameter bytes: UTF-8.
  public init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { SourceSummary($0) } }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    directiveWords = DirectiveWords.read(bytes)
    guard let outline = OutlineReader.read(bytes) else {
      isWhole = true
      declarations = DeclarationDigest.ofAll(bytes)
      readWords(bytes)
      return
    }
    isWhole = hasDirectives
    declarations =
      isWhole
      ? DeclarationDigest.ofAll(bytes) : DeclarationDigest(bytes, outline).value
    read(outline, bytes)
  }

  private mutating func read(_ outline: Outline, _ bytes: UnsafeBufferPointer<UInt8>) {
    var held: Set<NameKey> = []
    var numbers: [Int: Int32] = [:]
    for (index, item) in outline.items.enumerated() {
      hasGlobalActor = hasGlobalActor || item.isGlobalActor
      hasInnerName = hasInnerName || item.isInner
      switch item.kind {
      case .protocol, .type, .enum, .extension, .alias:
        numbers[index] = Int32(places.count)
        places.append(
          Place(
            name: item.name, parent: item.parent.flatMap { numbers[$0] } ?? -1,
            isPlainExtension: item.kind == .extension && !item.inherits))
      default: break
      }
      switch item.kind {
      case .protocol:
        let name = String(decoding: bytes[item.nameRange], as: UTF8.self)
        protocols.append(
          Declared(name: name.filter { $0 != "`" }, isNested: item.parent != nil))
      case .type, .alias:
        let origins = outline.words[item.head].filter { $0 != item.name }
        derived.append(
          Derived(
            name: item.name, kind: item.kind, isCompound: item.isCompound, origins: origins))
      case .property:
        guard let parent = item.parent else { break }
        if item.holdsPlainType { held.formUnion(outline.words[item.types]) }
        if item.holdsPlainType, item.isNamedLikeDelegate {
          heldAsDelegate += outline.words[item.types]
        }
        if outline.items[parent].kind == .extension, !outline.items[parent].inherits {
          extensionProperties.append(item.name)
        }
      default: break
      }
    }
    self.held = Array(held)
  }

  /// What could be declared or mentioned in a text that is not understood.
  private mutating func readWords(_ bytes: UnsafeBufferPointer<UInt8>) {
    var all: Set<NameKey> = []
    var names: [NameKey] = []
    var previous: [String] = ["", "", ""]
    for word in Words.all(in: bytes) {
      let key = NameKey(word)
      all.insert(key)
      let text = String(decoding: word, as: UTF8.self)
      if previous.contains("extension") { names.append(key) }
      switch previous[2] {
      case "protocol": protocols.append(Declared(name: text, isNested: true))
      case "typealias": derived.append(Derived(name: key, kind: .alias, origins: []))
      case "class", "actor", "struct", "enum":
        derived.append(Derived(name: key, kind: .type, origins: []))
      default: break
      }
      previous.append(text)
      previous.removeFirst()
    }
    names += derived.map(\.name) + protocols.map { NameKey($0.name) }
    words = Array(all)
    hasGlobalActor = all.contains(NameKey("globalActor"))
    (held, heldAsDelegate) = (words, words)
    places = names.map { Place(name: $0, parent: -1, isPlainExtension: false) }
  }
}

/// The words in comments that tell proxygen something.
private enum DirectiveWords {
  private static let mark = Array(Directives.word.utf8)

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [NameKey] {
    var words: [NameKey] = []
    var offset = 0
    while let found = find(bytes, from: offset) {
      let line = bytes[found...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      words.append(NameKey(mark))
      words += line.split { !Words.isWordByte($0) }.map { NameKey($0) }
      offset = line.endIndex
    }
    return words
  }

  /// The place of the mark, which is looked for by its rarest letter.
  private static func find(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, let rarest = mark.firstIndex(of: letter) else { return nil }
    var offset = start
    while offset < bytes.count,
      let found = memchr(base + offset, Int32(letter), bytes.count - offset)
    {
      let place = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
      let first = place - rarest
      if first >= start, bytes[first...].starts(with: mark) { return first }
      offset = place + 1
    }
    return nil
  }

  private static let letter = UInt8(ascii: "x")
}

/// Runs of word characters.
enum Words {
  static func isWordByte(_ byte: UInt8) -> Bool {
    ByteClass.pointer.bytes[Int(byte)] == ByteClass.word
  }

  static func all(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UnsafeBufferPointer<UInt8>.SubSequence] {
    bytes.split { !isWordByte($0) }
  }
}
