import Diagnostics
import Templates

/// What `proxygen templates` was asked to do.
struct TemplatesOptions: Equatable, Sendable {
  var action = TemplatesAction.list
  var overwriting = Overwriting.onlyGenerated
  var diagnostics = DiagnosticFormat.text
}

enum TemplatesAction: Equatable, Sendable {
  case list
  /// A template (`rx/file`), or the manifest of a style (`rx/style.json`).
  case show(String)
  /// What templates see.
  case doc
  case eject(style: String, folder: String)
  case diff(folder: String)
}

/// The first operand.
private enum TemplatesVerb: String, CaseIterable {
  case list, show, doc, eject, diff
}

extension TemplatesOptions {
  fileprivate var overwritesAnyFile: Bool {
    get { overwriting == .anyFile }
    set { overwriting = newValue ? .anyFile : .onlyGenerated }
  }
}

extension Command<TemplatesOptions> {
  static var templates: Command {
    Command(
      name: .templates, summary: "Show the built-in styles, or begin one of your own.",
      discussion: [
        "'list' prints the styles and their templates, 'show NAME' one template, such as 'rx/file', 'doc' what templates see. 'eject STYLE DIR' writes a "
          + "style's folder, to be changed and used with '--style ./DIR'. 'diff DIR' shows what has changed in such a folder since "
          + "then, and in the built-in style."
      ],
      operands: Operands(
        placeholder: "list|show NAME|doc|eject STYLE DIR|diff DIR", help: "",
        completion: .inOrder([
          .words(TemplatesVerb.allCases.map(\.rawValue)), .wordsOrFolder(BuiltInStyles.names),
          .folder,
        ])
      ) { (options, operands) throws(RefusedOperands) in
        options.action = try action(operands)
      },
      options: [
        .flag(
          .long("force"), \.overwritesAnyFile,
          help: "Let 'eject' replace files that are there."),
        .diagnostics(\.diagnostics), .help,
      ],
      examples: [
        CommandExample("templates list", "Which templates make up the styles?"),
        CommandExample("templates show rx/member-event", "What is an observable made from?"),
        CommandExample("templates doc", "What can a template say?"),
        CommandExample("templates eject rx MyStyle", "Begin a style of your own."),
        CommandExample("templates diff MyStyle", "What has changed since?"),
      ],
      initial: TemplatesOptions()
    ) { .templates($0) }
  }

  private static func action(_ operands: [String]) throws(RefusedOperands) -> TemplatesAction {
    let verb = try TemplatesVerb(operand: operands.first, question: "say what to do")
    let names = Array(operands.dropFirst())
    switch verb {
    case .list:
      try check(names, [])
      return .list
    case .doc:
      try check(names, [])
      return .doc
    case .show:
      try check(names, ["NAME"])
      return .show(names[0])
    case .eject:
      try check(names, ["STYLE", "DIR"])
      return .eject(style: try style(names[0]), folder: names[1])
    case .diff:
      try check(names, ["DIR"])
      return .diff(folder: names[0])
    }
  }

  private static func check(
    _ names: [String], _ expected: [String]
  ) throws(RefusedOperands) {
    if names.count > expected.count { throw .unexpected(names[expected.count]) }
    guard names.count == expected.count, !names.contains("") else {
      let missing = expected[min(names.count, expected.count - 1)]
      throw RefusedOperands(rule: "missing-operand", message: "there is no \(missing); add it")
    }
  }

  private static func style(_ name: String) throws(RefusedOperands) -> String {
    guard !BuiltInStyles.names.contains(name) else { return name }
    let list = BuiltInStyles.names.map { "'\($0)'" }.joined(separator: ", ")
    let advice =
      closestMatch(to: name, among: BuiltInStyles.names).map { "did you mean '\($0)'?" }
      ?? "possible: \(list)"
    throw RefusedOperands(
      rule: "unknown-style", message: "there is no built-in style '\(name)'; \(advice)")
  }
}
