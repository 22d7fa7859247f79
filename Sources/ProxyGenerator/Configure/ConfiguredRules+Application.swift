import ProtocolModel

extension ConfiguredRules {
  /// The files with the rules in the place of comments. A comment in the source is more specific than any rule, a rule for one name more
  /// than one for a pattern, and of two patterns the later one.
  func apply(to files: [SourceFile]) -> [SourceFile] {
    guard !protocols.isEmpty || !controls.isEmpty else { return files }
    return files.map { file in
      var file = file
      file.protocols = file.protocols.map(apply)
      file.types = file.types.map(apply)
      return file
    }
  }

  private func apply(to declaration: ProtocolDeclaration) -> ProtocolDeclaration {
    let rules = protocols.filter { $0.matches(declaration) }
    guard !rules.isEmpty else { return declaration }
    var declaration = declaration
    declaration.context.add(rules.mostSpecificLast)
    declaration.requirements = declaration.requirements.map { requirement in
      var requirement = requirement
      requirement.context.add(rules.members(matching: requirement.fullName))
      return requirement
    }
    return declaration
  }

  private func apply(to type: TypeDeclaration) -> TypeDeclaration {
    let rules = controls.filter { $0.matches(type) }
    guard !rules.isEmpty else { return type }
    var type = type
    type.context.add(rules.mostSpecificLast)
    type.properties = type.properties.map { property in
      var property = property
      property.context.add(rules.members(matching: property.declaration.name))
      return property
    }
    return type
  }
}

extension ConfiguredRules.Rule {
  func matches(_ declaration: ProtocolDeclaration) -> Bool {
    ProtocolSelection.pattern(pattern, selects: declaration)
  }

  func matches(_ type: TypeDeclaration) -> Bool {
    pattern.matches(type.name) || pattern.matches(type.qualifiedName)
  }
}

extension [ConfiguredRules.Rule] {
  /// Patterns before names, each in the order of the configuration.
  fileprivate var mostSpecificLast: [ConfiguredRules.Rule] {
    filter(\.pattern.isPattern) + filter { !$0.pattern.isPattern }
  }

  /// What the rules say of a member, the most specific last: a pattern's rule for a name counts less than a name's rule for a pattern.
  fileprivate func members(matching name: String) -> [ConfiguredRules.Rule] {
    mostSpecificLast.flatMap { rule in
      rule.members.filter { $0.pattern.matches(name) }.mostSpecificLast
    }
  }
}

extension DeclarationContext {
  /// - Parameter rules: the most specific last.
  fileprivate mutating func add(_ rules: [ConfiguredRules.Rule]) {
    let written = Set(directives.map(\.key))
    var chosen: [ConfiguredRules.Choice] = []
    for choice in rules.flatMap(\.choices) where !written.contains(choice.key.rawValue) {
      chosen.removeAll { $0.key == choice.key }
      chosen.append(choice)
    }
    directives = chosen.flatMap(\.directives) + directives
  }
}

extension ConfiguredRules.Choice {
  fileprivate var directives: [Directive] {
    values.map {
      Directive(
        location: location, key: key.rawValue, value: $0.text, grammar: $0.grammar,
        origin: .configuration(path))
    }
  }
}
