/// What `proxygen init` was asked to do.
struct InitOptions: Equatable, Sendable {
  /// The folder that the configuration is for.
  var folder = "."
  var diagnostics = DiagnosticFormat.text
}

extension Command<InitOptions> {
  static var initialize: Command {
    Command(
      name: .initialize, summary: "Write a configuration to start from.",
      discussion: [
        "Looks for delegate protocols below FOLDER, which is the working folder by default, and writes a commented "
          + "'proxygen.json' there: the folders that have them as inputs, an output, and each protocol that can't be served "
          + "yet, with the reason. An existing file is kept."
      ],
      operands: Operands(placeholder: "[FOLDER]", help: "", completion: .inOrder([.folder])) {
        (options, operands) throws(RefusedOperands) in
        guard operands.count <= 1 else { throw .unexpected(operands[1]) }
        options.folder = operands.first ?? "."
      },
      options: [.diagnostics(\.diagnostics), .help],
      examples: [
        CommandExample("init", "Write a 'proxygen.json' for the sources below this folder."),
        CommandExample("init Packages/Player", "Write one for a part of a repository."),
      ],
      initial: InitOptions()
    ) { .initialize($0) }
  }
}
