import ProtocolModel

/// What a parameter is called inside a name.
struct ElementNoun {
  private let parameter: Parameter

  init(_ parameter: Parameter) { self.parameter = parameter }

  /// The parameter's own name, as the author of the protocol chose it (`cell` → `Cell`), else its type's words; nil
  /// for what is no object of a verb: flags and closures.
  var text: String? {
    guard !isFlag, !isClosure else { return nil }
    let words = ownName ?? TypeWords(parameter.type).text
    return words.isEmpty ? nil : words
  }

  /// What tells overloads apart: the type's words where they say all that the name does and more
  /// (`AnnotationViews` for `views: [MKAnnotationView]`).
  var distinctive: String? {
    guard let ownName else { return text }
    let type = TypeWords(parameter.type).text
    return Word.split(ownName).count == 1 && type.hasSuffix(ownName) ? type : text
  }

  /// `animated: Bool` goes along with an event and isn't its object.
  var isFlag: Bool { ["Bool", "ObjCBool"].contains(parameter.type.core.qualifiedName) }

  var isClosure: Bool {
    if case .function = parameter.type.core { return true }
    return parameter.type.hasAttribute("escaping")
  }

  /// What goes wrong is no object of a verb: `didFail error`.
  var isError: Bool { parameter.type.core.qualifiedName?.hasSuffix("Error") ?? false }

  /// Whether it says which of several things is meant rather than what the thing is.
  var isIndex: Bool {
    switch parameter.type.core {
    case .array(let element): element.qualifiedName == "IndexPath"
    case .named("Set", let arguments): arguments.first?.qualifiedName == "IndexPath"
    case let core: ["Int", "IndexPath", "IndexSet"].contains(core.qualifiedName)
    }
  }

  private var ownName: String? {
    let name = parameter.name
    return name == "_" || name == parameter.label ? nil : Word.upperFirst(name)
  }
}
