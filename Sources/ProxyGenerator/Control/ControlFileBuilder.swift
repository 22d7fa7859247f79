import ProtocolModel

/// Parts of one file → what `control/file.mustache` sees.
struct ControlFileBuilder {
  let parts: [ControlRun.Part]
  let style: Style
  let maker: Maker
  /// What `--output` makes the file again with.
  let output: String

  func build() -> ControlFileContext {
    let hasPublisher = parts.contains { if case .publisher = $0 { true } else { false } }
    let modules = style.imports.always + (hasPublisher ? style.imports.withHandlers : [])
    let sources = sources
    let imports = Imports(
      sources.flatMap(\.imports), modules: modules + sources.compactMap(\.module))
    return ControlFileContext(
      header: Header.lines(
        sources: sources.map(\.path), protocols: [], style: style, maker: maker, output: output),
      importGroups: imports.groups.map { .init(imports: $0) },
      conditionalImports: imports.conditional.map { .init(condition: $0.condition, text: $0.text) },
      hasPublisher: hasPublisher, controls: controls(isAlone: !hasPublisher))
  }

  private var sources: [SourceFile] {
    parts.compactMap { if case .control(_, let file) = $0 { file } else { nil } }.uniqued()
  }

  private func controls(isAlone: Bool) -> [ControlContext] {
    var controls = parts.compactMap { part -> ControlContext? in
      if case .control(let control, _) = part { control } else { nil }
    }
    if isAlone, !controls.isEmpty { controls[0].isFirst = true }
    return controls
  }
}
