extension Command<GenerateOptions> {
  static var check: Command {
    Command(
      name: .check,
      summary: "Fail if the output is not fresh, and show why.",
      discussion: [
        "Takes the arguments of 'generate', writes nothing, and prints the difference between the files that are there "
          + "and those that it would write. For CI: the exit status is 0 when all is fresh, 1 when output is missing, stale, edited "
          + "by hand or made by nothing any more, and 2 when an input is in error."
      ],
      operands: .inputs,
      options: CommandOption.outputOptions + CommandOption.inputOptions
        + CommandOption.configurationOptions + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      initial: GenerateOptions()
    ) { .check($0) }
  }
}
