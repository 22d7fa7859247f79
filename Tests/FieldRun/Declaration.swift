/// A declaration of a repository, cut down to what a delegate proxy can see of it.
struct Declaration: Sendable {
  enum Kind: Sendable, Equatable {
    case `class`
    case value
    case alias
    case `protocol`
  }

  /// The types around it, then its own name.
  var path: [String]
  var kind: Kind
  /// What stands behind the colon, classes and protocols alike.
  var inherited: [Mention]
  var isObjectiveC: Bool
  var place: Place
  var imports: [String]
  /// What to compile when others mention it; a class has its properties apart.
  var stub: Code
  /// The declaration itself: what to compile when the proxy conforms to it. Protocols only.
  var full: Code
  var properties: [NamedCode]
  /// Full names of what a protocol requires.
  var requirements: Set<String>
  var isPrivate: Bool
  /// `public ` and the like, where the extension around it says so for all that it declares.
  var extensionAccess: String

  var name: String { path.joined(separator: ".") }
  var scope: [String] { Array(path.dropLast()) }
}

struct Place: Sendable, Hashable {
  var file: String
  var firstLine: Int
  var lastLine: Int

  func contains(_ file: String, _ line: Int) -> Bool {
    self.file == file && (firstLine...lastLine).contains(line)
  }
}

/// A type's name as it is written, with the number of its generic arguments.
struct Mention: Sendable, Hashable {
  var path: [String]
  var arity = 0
}

struct Code: Sendable, Equatable {
  var text: String
  var mentions: Set<Mention>

  static let none = Code(text: "", mentions: [])
}

struct NamedCode: Sendable, Equatable {
  var name: String
  var code: Code
}

/// What a repository says about a type outside its declaration.
struct ExtensionPart: Sendable {
  var path: [String]
  var file: String
  var imports: [String]
  var attributes: String
  var constraint: Code
  var inherited: [Mention]
  var properties: [NamedCode]
  /// Members by their full names, with bodies that are never run.
  var defaults: [NamedCode]
}
