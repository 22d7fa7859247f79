/// The man page, made from the same declarations as help and completions.
enum ManualPage {
  static var text: String {
    head + CommandLineParser.descriptions.map(text(for:)).joined() + rest
  }

  private static var head: String {
    ".\\\" Made by '\(Program.name) help --man'.\n"
      + ".TH \(Program.name.uppercased()) 1 \"\" \"\(Program.name) \(Program.version)\" \"User Commands\"\n"
      + Roff.section("NAME")
      + "\(Program.name) \\- write the code that serves Swift delegate protocols\n"
      + Roff.section("SYNOPSIS") + "\\fB\(Program.name)\\fR \\fICOMMAND\\fR [\\fIARGUMENT\\fR...]\n"
      + Roff.section("DESCRIPTION")
      + Roff.paragraph(
        "Reads delegate protocols in Swift sources, module interfaces and Objective-C headers, sorts every requirement by what it "
          + "demands of a delegate, and writes RxSwift delegate proxies, Combine publishers, async streams, or subclasses that "
          + "hear their own delegate calls.")
      + Roff.section("OPTIONS") + CommandLineParser.rootOptionDescriptions.map(entry).joined()
      + Roff.section("COMMANDS")
  }

  private static func text(for command: CommandDescription) -> String {
    let operand = command.operandPlaceholder
    let synopsis =
      ".PP\n\\fB\(Program.name) \(command.name.rawValue)\\fR [\\fIOPTION\\fR...]"
      + (operand.isEmpty ? "" : " \\fI\(Roff.escaped(operand))\\fR") + "\n"
    let inputs =
      command.operandHelp.isEmpty ? "" : Roff.entry(operand, command.operandHelp)
    return Roff.subsection(command.name.rawValue) + synopsis
      + ([command.summary] + command.discussion).map(Roff.paragraph).joined()
      + inputs + command.options.map(entry).joined()
      + command.examples.map {
        Roff.paragraph($0.purpose) + Roff.example("\(Program.name) \($0.line)")
      }.joined()
  }

  private static func entry(_ option: OptionDescription) -> String {
    var argument = ""
    if case .value(let value) = option.argument { argument = value.placeholder }
    return Roff.entry(
      option.name.spellings.joined(separator: ", "), taking: argument, option.help)
  }

  private static var rest: String {
    Roff.section("EXIT STATUS")
      + Roff.entry("0", "All went well; there may be warnings.")
      + Roff.entry("1", "'check' found output that is not fresh, or 'doctor' something missing.")
      + Roff.entry(
        "2",
        "An input, the configuration, a template or an output is in error; nothing was written.")
      + Roff.entry("64", "The command line is in error.")
      + Roff.section("ENVIRONMENT")
      + Roff.entry(
        "PROXYGEN_CACHE", "The folder of what is remembered between runs, an absolute path.")
      + Roff.entry(LibclangSearch.variable, "The libclang that headers are read with.")
      + Roff.entry("NO_COLOR", "Where it is not empty, nothing is coloured.")
      + Roff.entry("SDKROOT", "The SDK that modules are read from, where '--sdk' names none.")
      + Roff.section("FILES")
      + Roff.entry(
        LoadedConfiguration.fileName,
        "The configuration, found by walking up from the folder of the first input.")
  }
}
