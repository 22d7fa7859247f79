/// Subclasses → what `layered/file.mustache` sees.
struct LayeredFileBuilder {
  let subclasses: [LayeredRun.Subclass]
  let style: Style
  let symbols: SymbolTable
  let fileName: String
  let maker: Maker

  func build() -> LayeredFileContext {
    let protocols = subclasses.flatMap(\.protocols)
    let contexts = subclasses.map {
      SubclassBuilder(
        layers: $0.layers, className: $0.className, symbols: symbols, style: style
      ).build()
    }
    let usesOnce = contexts.contains { subclass in
      subclass.layers.contains { $0.witnesses.contains(where: \.isGuarded) }
    }
    let usesRuntime = contexts.contains { subclass in
      subclass.layers.contains { $0.isNSObject } || subclass.asksOverrides
    }
    let modules =
      style.imports.always + (usesOnce ? style.imports.withHandlers : [])
      + (usesRuntime ? ["ObjectiveC"] : [])
    let imports = Imports(of: protocols, adding: modules)
    return LayeredFileContext(
      header: Header.lines(for: protocols, style: style, maker: maker, file: fileName),
      importGroups: imports.groups.map { .init(imports: $0) },
      conditionalImports: imports.conditional.map { .init(condition: $0.condition, text: $0.text) },
      subclasses: contexts, usesOnce: usesOnce)
  }
}
