import Diagnostics

/// The whole program.
enum ProxygenCommand {
  /// - Parameter arguments: without the program's own name.
  static func run(
    arguments: [String], environment: CommandEnvironment, pipeline: Pipeline
  ) async -> ExitStatus {
    let invocation: Invocation
    do {
      invocation = try CommandLineParser.parse(arguments)
    } catch {
      return environment.refuse(error)
    }
    switch invocation {
    case .help(let topic):
      return environment.show(HelpText.text(for: topic))
    case .version:
      return environment.show("\(Program.name) \(Program.version)\n")
    case .generate(let options):
      return await environment.generate(options, pipeline)
    case .list(let options):
      return await environment.list(options, pipeline)
    case .config(let options):
      return await environment.config(options, pipeline)
    case .initialize(let options):
      return await environment.initialize(options, pipeline)
    }
  }
}
