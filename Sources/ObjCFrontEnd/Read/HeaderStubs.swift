/// What headers need and nobody declares, made up so that the rest of them can be read.
struct HeaderStubs: Equatable {
  /// By the number of their type parameters.
  private(set) var classes: [String: Int] = [:]
  private(set) var protocols: Set<String> = []
  /// Types of values.
  private(set) var values: Set<String> = []
  private(set) var constants: Set<String> = []
  /// Whether each takes arguments.
  private(set) var macros: [String: Bool] = [:]
  /// As they are included (`Thing/Thing.h`).
  private(set) var headers: Set<String> = []
  /// Imported as modules, of which libclang is told as headers.
  private(set) var modules: Set<String> = []
  /// Declared in a header that comes later.
  private(set) var laterClasses: Set<String> = []
  private(set) var laterProtocols: Set<String> = []
  /// Headers that others need before them, by their real paths, the one that is needed first at the end.
  private(set) var promoted: [String] = []

  enum Fix: Hashable {
    case classes(String, typeParameters: Int)
    case protocols(String)
    case value(String)
    case constant(String)
    case macro(String, takesArguments: Bool)
    case header(String)
    /// `@import Name;`
    case module(String)
    case laterClass(String)
    case laterProtocol(String)
    case promote(String)
    /// It is declared, after all.
    case declaredClass(String)

    /// Whether it may bring in much of what else is missing.
    var isHeader: Bool {
      switch self {
      case .header, .module: true
      default: false
      }
    }
  }

  /// - Parameter neighbours: headers by their names; they stand for those of other folders.
  init(neighbours: [String: String]) {
    self.neighbours = neighbours
  }

  private let neighbours: [String: String]

  mutating func add(_ fix: Fix) {
    switch fix {
    case .classes(let name, let count):
      if !laterClasses.contains(name) { classes[name] = max(count, classes[name] ?? 0) }
    case .declaredClass(let name):
      if classes.removeValue(forKey: name) != nil { laterClasses.insert(name) }
    case .protocols(let name): protocols.insert(name)
    case .value(let name): values.insert(name)
    case .constant(let name): constants.insert(name)
    case .macro(let name, let takesArguments): macros[name] = takesArguments
    case .header(let path): headers.insert(path)
    case .module(let name): modules.insert(name)
    case .laterClass(let name): laterClasses.insert(name)
    case .laterProtocol(let name): laterProtocols.insert(name)
    case .promote(let path): if !promoted.contains(path) { promoted.append(path) }
    }
  }

  /// As they are spelled where they are included.
  var missingHeaders: [String] { headers.sorted() }

  // MARK: Text

  var files: [TranslationUnit.VirtualFile] {
    [TranslationUnit.VirtualFile(path: Self.path, text: text)]
      + headers.sorted().map { path in
        TranslationUnit.VirtualFile(
          path: "\(HeaderFiles.stubFolder)/\(path)", text: headerText(path))
      }
  }

  static let path = "\(HeaderFiles.stubFolder)/proxygen-stubs.h"

  /// A header of a framework that proxygen knows stands for all of it.
  private func headerText(_ path: String) -> String {
    if let neighbour = neighbour(path) { return "#import \(Self.quoted(neighbour))\n" }
    let folder = path.split(separator: "/").first ?? ""
    let umbrella = "\(folder)/\(folder).h"
    let isKnown = umbrella != path && Prelude.files.contains { $0.path.hasSuffix("/\(umbrella)") }
    return isKnown ? "#import <\(umbrella)>\n" : "\n"
  }

  /// A path as `#import` takes it, which knows no escapes. What can't be said so is not found.
  static func quoted(_ path: String) -> String {
    let path = path.filter { !$0.isNewline }
    return path.contains("\"") ? "<\(path)>" : "\"\(path)\""
  }

  private func neighbour(_ path: String) -> String? {
    path.split(separator: "/").last.flatMap { neighbours[String($0)] }
  }

  private var text: String {
    var lines: [String] = []
    lines += macros.sorted { $0.key < $1.key }.map { "#define \($0)\($1 ? "(...)" : "")" }
    lines += laterClasses.sorted().map { "@class \($0);" }
    lines += laterProtocols.sorted().map { "@protocol \($0);" }
    lines += protocols.sorted().map { "@protocol \($0) <NSObject> @end" }
    lines += classes.sorted { $0.key < $1.key }.map { name, count in
      let parameters = (0..<count).map { "Type\($0)" }.joined(separator: ", ")
      return "@interface \(name)\(count == 0 ? "" : "<\(parameters)>") : NSObject @end"
    }
    lines += values.sorted().map(Self.value)
    lines += constants.sorted().map { "enum { \($0) };" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A guess by the name; whatever it is, Swift calls it by its name.
  private static func value(_ name: String) -> String {
    if name.hasSuffix("Ref") { return "typedef struct __\(name) *\(name);" }
    if name.hasPrefix("dispatch_") { return "typedef NSObject *\(name);" }
    if ["Block", "Handler", "Callback", "Completion"].contains(where: name.hasSuffix) {
      return "typedef void (^\(name))(void);"
    }
    return "typedef enum __attribute__((enum_extensibility(open))) \(name) : long \(name); "
      + "enum \(name) : long { \(name)ProxygenStub };"
  }

  // MARK: Description

  /// What was made up, for the user; nil for nothing.
  var summary: String? {
    let groups = [
      ("headers", headers.filter { neighbour($0) == nil }.sorted()),
      ("classes", classes.keys.sorted()),
      ("protocols", protocols.sorted()), ("types of values", values.sorted()),
      ("constants", constants.sorted()), ("macros", macros.keys.sorted()),
    ].filter { !$0.1.isEmpty }
    guard !groups.isEmpty else { return nil }
    return groups.map { name, members in "\(name) " + Self.list(members) }.joined(separator: "; ")
  }

  private static let longestList = 12

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(longestList).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > longestList ? "\(shown) and \(names.count - longestList) more" : shown
  }
}
