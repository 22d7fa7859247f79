import Essentials

exit(
  ProxygenCommand.run(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: .ofThisProcess(),
    pipeline: .standard(SourceReading(Platform.environment))
  ).rawValue)
