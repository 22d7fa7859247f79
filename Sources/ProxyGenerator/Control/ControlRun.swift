import Diagnostics
import ProtocolModel

/// What the style `control` makes: the generic publisher, and publishers for the values of the controls in the inputs.
struct ControlRun {
  let style: Style
  let symbols: SymbolTable
  /// In the order of the output.
  let files: [SourceFile]

  /// A part of the output that stands in one file.
  enum Part {
    case publisher
    case control(ControlContext, SourceFile)

    /// Without `.swift`.
    var file: String {
      switch self {
      case .publisher: "ControlPublisher"
      case .control(let control, _): "\(control.type)+Publishers"
      }
    }
  }

  func parts(into collector: inout DiagnosticCollector) -> [Part] {
    var parts: [Part] = [.publisher]
    var isAnyControl = false
    for file in files {
      for type in file.types where superclass(of: type) != nil {
        isAnyControl = true
        if let control = control(type, into: &collector) { parts.append(.control(control, file)) }
      }
    }
    if !isAnyControl, !files.isEmpty { collector.add(.noControl) }
    return parts
  }

  /// The control of UIKit that a class inherits from; nil when there is none.
  private func superclass(of type: TypeDeclaration) -> String? {
    guard type.kind == .class else { return nil }
    return symbols.superclassNames(of: type.qualifiedName).first(where: KnownControls.contains)
  }

  private func control(
    _ type: TypeDeclaration, into collector: inout DiagnosticCollector
  ) -> ControlContext? {
    let properties = symbols.properties(of: type)
    ControlDirectiveRule(type: type, properties: properties).check(into: &collector)
    let level = symbols.accessLevel(of: type.context, inside: type.enclosingTypes)
    guard !type.context.has(.skip), level > .fileprivate else { return nil }
    guard let values = ControlValues(type, properties: properties).values else {
      if superclass(of: type) == "UIControl" { collector.add(.unclearValue(type)) }
      return nil
    }
    let taken = Set(properties.map(\.declaration.name))
    var contexts = values.compactMap { value -> ControlContext.Value? in
      let context = self.value(value, of: type, level, into: &collector)
      if let context, taken.contains(context.name) {
        collector.add(.takenPublisher(context.name, value, type))
      }
      return context
    }
    guard !contexts.isEmpty else { return nil }
    contexts[0].isFirst = true
    let surroundings = symbols.contexts(along: type.enclosingTypes) + [type.context]
    return ControlContext(
      isFirst: false, condition: SourceText.condition(type.context.conditions),
      attributes: surroundings.flatMap(availability).uniqued(), type: type.qualifiedName,
      values: contexts)
  }

  private func value(
    _ member: ControlValues.Candidate, of type: TypeDeclaration, _ level: AccessLevel,
    into collector: inout DiagnosticCollector
  ) -> ControlContext.Value? {
    let property = member.declaration
    guard let written = property.type ?? property.initialType else {
      collector.add(.untypedValue(member, type))
      return nil
    }
    let qualification = Qualification(symbols: symbols, scope: type.enclosingTypes + [type.name])
    let events = events(member.context, type)
    let conditions = member.context.conditions.filter { !type.context.conditions.contains($0) }
    return ControlContext.Value(
      isFirst: false, condition: SourceText.condition(conditions),
      attributes: availability(member.context),
      access: SourceText.access(min(level, member.context.accessLevel)),
      name: member.context.value(of: .name) ?? "\(property.name)Publisher",
      property: Word.escaped(property.name),
      type: qualification.applied(to: written).element.description,
      events: events, eventNames: Self.sentence(events))
  }

  private func availability(_ context: DeclarationContext) -> [String] {
    context.attributes.filter { $0.name == "available" && $0.conditions.isEmpty }
      .map(\.carriedText)
  }

  /// Those that a comment on the property or the class names, else those that fit UIKit's control.
  private func events(_ context: DeclarationContext, _ type: TypeDeclaration) -> String {
    if let named = context.value(of: .event) ?? type.context.value(of: .event) {
      return Self.expression(named)
    }
    let isText = superclass(of: type).map(KnownControls.textControls.contains) ?? false
    return isText ? "[.allEditingEvents, .valueChanged]" : ".valueChanged"
  }

  /// `valueChanged` → `.valueChanged`, `a, b` → `[.a, .b]`; an expression stays what it is.
  private static func expression(_ events: String) -> String {
    guard let first = events.first, first.isLetter else { return events }
    let names = events.split(separator: ",").map { name in
      let name = name.drop { $0 == " " }
      return name.hasPrefix(".") ? String(name) : ".\(name)"
    }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// `[.a, .b]` → "`.a` or `.b`".
  private static func sentence(_ events: String) -> String {
    let names = events.filter { !"[] ".contains($0) }.split(separator: ",")
    return names.map { "`\($0)`" }.joined(separator: " or ")
  }
}

extension Diagnostic {
  fileprivate static let noControl = Diagnostic.warning(
    "no-control", at: .commandLine,
    "the inputs declare no subclass of UIControl, so only the publishers of UIKit's own controls are written; add the "
      + "file that declares one"
  )

  fileprivate static func unclearValue(_ type: TypeDeclaration) -> Diagnostic {
    .warning(
      "unclear-value", at: .source(type.context.location),
      "'\(type.name)' has several properties that could be its value, so none gets a publisher; mark it with "
        + "'// proxygen:value', or silence this with '// proxygen:skip' above the class")
  }

  fileprivate static func untypedValue(
    _ member: ControlValues.Candidate, _ type: TypeDeclaration
  ) -> Diagnostic {
    .error(
      "untyped-value", at: .source(member.context.location),
      "a publisher of '\(type.name).\(member.declaration.name)' needs its type, which its initial value doesn't "
        + "show; write it down, or leave the property out with '// proxygen:skip'")
  }

  fileprivate static func takenPublisher(
    _ name: String, _ member: ControlValues.Candidate, _ type: TypeDeclaration
  ) -> Diagnostic {
    .error(
      "taken-name", at: .source(member.context.location),
      "'\(type.name)' has a '\(name)' already; choose another name with '// proxygen:name NAME' above the "
        + "property, or leave the property out with '// proxygen:skip'")
  }
}
