import Diagnostics

/// The whole program.
enum ProxygenCommand {
  /// - Parameter given: the arguments, without the program's own name.
  static func run(
    arguments given: [String], environment: CommandEnvironment, pipeline: Pipeline
  ) -> ExitStatus {
    var environment = environment
    if given == [HeaderProcess.argument] { return environment.readHeaders() }
    let invocation: Invocation
    let arguments: [String]
    do {
      arguments = try environment.expanded(given)
      invocation = try CommandLineParser.parse(arguments)
      environment.arguments = arguments
    } catch {
      return environment.refuse(error)
    }
    switch invocation {
    case .help(let topic):
      return environment.show(HelpText.text(for: topic))
    case .version:
      return environment.version()
    case .generate(let options):
      return environment.generate(options, pipeline)
    case .check(let options):
      return environment.check(options, pipeline, arguments: Array(arguments.dropFirst()))
    case .list(let options):
      return environment.list(options, pipeline)
    case .explain(let options):
      return environment.explain(options, pipeline)
    case .templates(let options):
      return environment.templates(options)
    case .doctor:
      return environment.examine()
    case .completions(let shell):
      return environment.show(shell.completions)
    case .config(let options):
      return environment.config(options, pipeline)
    case .initialize(let options):
      return environment.initialize(options, pipeline)
    }
  }
}
