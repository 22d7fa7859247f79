import ProxyGenerator

/// What a run does, after command line, configuration and defaults were weighed against each other.
struct Settings: Equatable, Sendable {
  /// One place that output goes to.
  struct Output: Equatable, Sendable {
    var styles: [StyleArgument]
    var path: OutputArgument
    var templates: String?
    var protocolPatterns: [Wildcard]
    var names = Configuration.Names()
    /// The folder that it must not leave: that of the configuration that names it. Nil for what the command line names.
    var root: String?
  }

  var input: InputOptions
  /// At least one.
  var outputs: [Output]
  var rules: ConfiguredRules
  var faultReach: FaultReach
  /// How headers tell of it.
  var configuration: Maker.Configuration

  /// The one place where precedence is decided: the command line before the configuration, before defaults. (Comments in the source stand
  /// between the two: they are in the inputs, and `ConfiguredRules` yields to them.)
  static func weigh(_ options: GenerateOptions, _ loaded: LoadedConfiguration?) -> Settings {
    let configuration = loaded?.relocated ?? Configuration()
    var input = options.input
    let readsConfigured = input.operands.isEmpty && input.lists.isEmpty && input.modules.isEmpty
    if readsConfigured {
      input.operands = configuration.inputs
      input.modules = configuration.modules
    }
    input.lookup = input.lookup.over(configuration.lookup)
    var rules = configuration.rules
    rules.mustMatch = readsConfigured && input.protocolPatterns.isEmpty
    return Settings(
      input: input, outputs: outputs(options, configuration, loaded), rules: rules,
      faultReach: configuration.keepGoing ? .itsProtocol : options.faultReach,
      configuration: maker(options, loaded, readsConfigured: readsConfigured))
  }

  private static func maker(
    _ options: GenerateOptions, _ loaded: LoadedConfiguration?, readsConfigured: Bool
  ) -> Maker.Configuration {
    guard let loaded else { return .none }
    let file = FilePath.lastPart(of: loaded.path)
    let isWhole =
      readsConfigured && options.output == nil && !loaded.configuration.outputs.isEmpty
    return isWhole ? .everything(file: file) : .rules(file: file)
  }

  /// `--style` takes the styles that it names, each to where the configuration has it; `--output` takes them all to
  /// one place.
  private static func outputs(
    _ options: GenerateOptions, _ configuration: Configuration, _ loaded: LoadedConfiguration?
  ) -> [Output] {
    var outputs = configuration.outputs.map { Output($0, root: loaded?.folder) }
    if !options.styles.isEmpty {
      let known = outputs.flatMap(\.styles)
      let others = options.styles.filter { !known.contains($0) }
      outputs = outputs.compactMap { $0.taking(options.styles) }
      if !others.isEmpty || outputs.isEmpty { outputs.append(Output(styles: others)) }
    }
    if outputs.isEmpty { outputs = [Output(styles: [.builtIn("rx")])] }
    if let path = options.output { outputs = [outputs.gathered(at: path)] }
    return outputs.map { output in
      var output = output
      output.templates = options.templates ?? output.templates
      if !options.input.protocolPatterns.isEmpty {
        output.protocolPatterns = options.input.protocolPatterns
      }
      return output
    }
  }
}

extension Settings.Output {
  fileprivate init(styles: [StyleArgument]) {
    self.init(styles: styles, path: .standardOutput, templates: nil, protocolPatterns: [])
  }

  fileprivate init(_ output: Configuration.Output, root: String?) {
    self.init(
      styles: output.styles.isEmpty ? [.builtIn("rx")] : output.styles, path: .path(output.path),
      templates: output.templates, protocolPatterns: output.protocolPatterns, names: output.names,
      root: root)
  }

  /// Nil when none of its styles is wanted.
  fileprivate func taking(_ wanted: [StyleArgument]) -> Self? {
    var output = self
    output.styles = wanted.filter(styles.contains)
    return output.styles.isEmpty ? nil : output
  }
}

extension [Settings.Output] {
  /// All styles in one place; what else an output says counts where all agree.
  fileprivate func gathered(at path: OutputArgument) -> Settings.Output {
    var styles: [StyleArgument] = []
    for style in flatMap(\.styles) where !styles.contains(style) { styles.append(style) }
    var output = Settings.Output(styles: styles)
    output.path = path
    if let first, allSatisfy({ $0.templates == first.templates }) {
      output.templates = first.templates
    }
    if let first, allSatisfy({ $0.protocolPatterns == first.protocolPatterns }) {
      output.protocolPatterns = first.protocolPatterns
    }
    if let first, allSatisfy({ $0.names == first.names }) { output.names = first.names }
    return output
  }
}

extension ModuleLookup {
  /// Folders of both, these first; a value of this one's where it has one.
  fileprivate func over(_ other: ModuleLookup) -> ModuleLookup {
    var lookup = self
    lookup.importFolders += other.importFolders
    lookup.frameworkFolders += other.frameworkFolders
    lookup.definitions += other.definitions
    lookup.headerModule = headerModule ?? other.headerModule
    lookup.sdk = sdk ?? other.sdk
    lookup.target = target ?? other.target
    return lookup
  }
}

extension LoadedConfiguration {
  /// With paths that start from the working folder.
  fileprivate var relocated: Configuration {
    func relocated(_ path: String) -> String {
      path.hasPrefix("/") ? path : FilePath.join(folder, path)
    }
    var result = configuration
    result.inputs = result.inputs.map(relocated)
    result.lookup.importFolders = result.lookup.importFolders.map(relocated)
    result.lookup.frameworkFolders = result.lookup.frameworkFolders.map(relocated)
    result.lookup.sdk = result.lookup.sdk.map { $0.contains("/") ? relocated($0) : $0 }
    result.outputs = result.outputs.map { output in
      var output = output
      output.path = relocated(output.path)
      output.templates = output.templates.map(relocated)
      output.styles = output.styles.map { style in
        guard case .folder(let folder) = style else { return style }
        return .folder(relocated(folder))
      }
      return output
    }
    return result
  }
}
