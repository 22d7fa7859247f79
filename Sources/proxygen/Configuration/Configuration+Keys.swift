import ProxyGenerator

extension Configuration {
  /// The one version of the format.
  static let version = 1

  static let value = ConfigurationValue<Configuration>.object(keys, initial: Configuration())

  private static let keys: [ConfigurationKey<Configuration>] = [
    .init(
      "$schema", .string, help: "Where editors find the schema of this file; proxygen ignores it."
    ) { _, _, _, _ in },
    .init(
      "version", .constant(version), isRequired: true, help: "The version of this format: 1."
    ) { _, _, _, _ in },
    .init(
      "inputs", .list(of: .text), into: \.inputs,
      help: "Files, folders and globs to read, from the folder of this file."),
    .init(
      "modules", .list(of: .module), into: \.modules,
      help: "Modules of the SDK, the toolchain or the folders in 'lookup' to read."),
    .init(
      "lookup", .object(ModuleLookup.keys, initial: ModuleLookup()), into: \.lookup,
      help: "Where modules are found."),
    .init(
      "outputs", .list(of: .object(Output.keys, initial: Output())), into: \.outputs,
      help: "What is written, and where; without it, the style 'rx' to standard output."),
    .init(
      "keep-going", .flag, into: \.keepGoing,
      help: "Whether protocols in error are left out, with a warning, and all others written."),
    .init(
      "defaults", .table(of: .text),
      help: "By type, the Swift expression that answers where nobody does: {\"CGSize\": \".zero\"}."
    ) { configuration, entries, _, path in
      configuration.rules.defaults = entries.map {
        .init(
          type: $0.name, expression: .init($0.value), location: $0.location,
          path: path.key($0.name).text)
      }
    },
    .init(
      "protocols", .table(of: .rule(.protocolKeys)),
      help: "What comments in the source would say, by protocol; a name may be a glob."
    ) { configuration, entries, _, path in
      configuration.rules.protocols = entries.map { $0.rule(path) }
    },
    .init(
      "controls", .table(of: .rule(.controlKeys)),
      help: "The same for controls, in the style 'control'."
    ) { configuration, entries, _, path in
      configuration.rules.controls = entries.map { $0.rule(path) }
    },
  ]
}

extension Configuration.Output {
  fileprivate static let keys: [ConfigurationKey<Self>] = [
    .init(
      "style", .oneOrMore(.style), into: \.styles,
      help: "A built-in style, a folder with a style of one's own, or a list; 'rx' by default."),
    .init(
      "path", .text, into: \.path, isRequired: true,
      help: "A file if it ends in '.swift', else a folder; from the folder of this file."),
    .init(
      "templates", .text, into: \.templates,
      help: "A folder with templates that take the place of built-in ones."),
    .init(
      "protocols",
      .list(of: .glob),
      into: \.protocolPatterns, help: "Globs for the protocols to write; all without it."),
    .init(
      "names", .object(Configuration.Names.keys, initial: Configuration.Names()), into: \.names,
      help: "Patterns that take the place of the style's own."),
  ]
}

extension Configuration.Names {
  fileprivate static let keys: [ConfigurationKey<Self>] = [
    .init(
      "file", .pattern, into: \.file, help: "Of a file, without '.swift': '{{parentType}}+Events'."),
    .init("proxy", .pattern, into: \.proxy, help: "Of a generated class: 'My{{protocol}}Proxy'."),
    .init(
      "standalone", .pattern, into: \.standalone, help: "The same for a delegate without a parent."),
  ]
}

extension ModuleLookup {
  fileprivate static let keys: [ConfigurationKey<Self>] = [
    .init(
      "import-folders", .list(of: .text), into: \.importFolders, help: "As the option '-I'."),
    .init(
      "framework-folders", .list(of: .text), into: \.frameworkFolders, help: "As the option '-F'."),
    .init("definitions", .list(of: .text), into: \.definitions, help: "As the option '-D'."),
    .init(
      "header-module", .module, into: \.headerModule, help: "As the option '--header-module'."),
    .init("sdk", .text, into: \.sdk, help: "As the option '--sdk'."),
    .init("target", .text, into: \.target, help: "As the option '--target'."),
  ]
}

extension ConfigurationValue where Value == NamePattern {
  fileprivate static let pattern = ConfigurationValue<String>.text.map {
    (text) throws(RefusedValue) in
    do throws(NamePattern.UnknownPlaceholder) {
      return try NamePattern(text)
    } catch {
      throw RefusedValue(reason: error.message)
    }
  }
}

extension ConfigurationValue where Value == StyleArgument {
  fileprivate static let style = ConfigurationValue<String>.text.map {
    (text) throws(RefusedValue) in try styleArgument(text)
  }
}

extension ConfigurationValue where Value == Wildcard {
  fileprivate static let glob = ConfigurationValue<String>.text.map { Wildcard($0) }
}

extension ConfigurationValue where Value == String {
  fileprivate static let module = text.map {
    (text) throws(RefusedValue) in try moduleName(text)
  }
}
