/// What the names of a header's world are called in Swift.
struct KnownNames {
  let symbols: ObjCSymbols
  private var classes: [String: ObjCClass] = [:]
  private var protocols: [String: ObjCProtocol] = [:]
  private var categories: [String: [ObjCCategory]] = [:]

  init(_ header: ObjCHeader) {
    var symbols = header.symbols
    for item in header.classes {
      classes[item.name] = item
      symbols.classes[item.name] = symbols.classes[item.name].completed(by: item)
    }
    for item in header.protocols {
      protocols[item.name] = item
      symbols.protocols[item.name] = symbols.protocols[item.name].completed(by: item)
    }
    for item in header.categories { categories[item.className, default: []].append(item) }
    for item in header.enumerations {
      guard let name = item.name, symbols.tags[name] == nil else { continue }
      symbols.tags[name] = ObjCSymbols.TagFacts(
        swiftName: item.declaration.attributes.typeName(of: name), isComplete: true,
        enumeration: item.kind,
        origin: .input)
    }
    for item in header.structures where symbols.tags[item.name] == nil {
      symbols.tags[item.name] = ObjCSymbols.TagFacts(
        swiftName: item.declaration.attributes.typeName(of: item.name), isComplete: item.isComplete,
        origin: .input)
    }
    for item in header.aliases where symbols.aliases[item.name] == nil {
      symbols.aliases[item.name] = ObjCSymbols.AliasFacts(
        swiftName: item.declaration.attributes.typeName(of: item.name), wrapper: item.wrapper,
        origin: .input)
    }
    self.symbols = symbols
  }

  /// Nil for a class that is declared nowhere (`@class Thing;`): what mentions it isn't imported.
  func className(_ name: String) -> String? {
    if let swiftName = symbols.classes[name]?.swiftName { return swiftName }
    if let renamed = FoundationNames.classes[name] { return renamed }
    let isDefined = symbols.classes[name]?.isDefined ?? true
    return isDefined || FoundationNames.isSystemClass(name) ? name : nil
  }

  /// A protocol gets a suffix where something else of its world has the name.
  func protocolName(_ name: String) -> String? {
    guard symbols.protocols[name]?.isDefined ?? true else { return nil }
    if let swiftName = symbols.protocols[name]?.swiftName ?? AppleNames.protocolName(name) {
      return swiftName
    }
    let isTaken =
      name == "NSObject" || symbols.classes[name]?.isDefined == true
      || symbols.aliases[name] != nil || symbols.tags[name] != nil
    return isTaken ? name + "Protocol" : name
  }

  func aliasName(_ name: String) -> String {
    symbols.aliases[name]?.swiftName ?? AppleNames.value(name) ?? name
  }

  /// Of an enumeration, structure or union.
  func tagName(_ tag: String) -> String {
    symbols.tags[tag]?.swiftName ?? AppleNames.value(tag) ?? tag
  }

  func typeParameters(ofClass name: String) -> [ObjCTypeParameter] {
    symbols.classes[name]?.typeParameters ?? []
  }

  /// Whether the class takes type arguments, as far as that is known.
  func isGeneric(_ name: String) -> Bool {
    !typeParameters(ofClass: name).isEmpty || FoundationNames.genericClasses.contains(name)
  }

  /// A class of the inputs.
  func classDeclaration(_ name: String) -> ObjCClass? { classes[name] }
  /// A protocol of the inputs.
  func protocolDeclaration(_ name: String) -> ObjCProtocol? { protocols[name] }
  func categories(ofClass name: String) -> [ObjCCategory] { categories[name] ?? [] }
}

extension ObjCSymbols.ClassFacts? {
  fileprivate func completed(by item: ObjCClass) -> ObjCSymbols.ClassFacts {
    var facts = self ?? ObjCSymbols.ClassFacts(isDefined: true, origin: .input)
    facts.isDefined = true
    facts.superclass = facts.superclass ?? item.superclass
    facts.swiftName = facts.swiftName ?? item.declaration.attributes.typeName(of: item.name)
    if facts.typeParameters.isEmpty { facts.typeParameters = item.typeParameters }
    return facts
  }
}

extension ObjCSymbols.ProtocolFacts? {
  fileprivate func completed(by item: ObjCProtocol) -> ObjCSymbols.ProtocolFacts {
    var facts = self ?? ObjCSymbols.ProtocolFacts(isDefined: true, origin: .input)
    facts.isDefined = true
    if facts.inherited.isEmpty { facts.inherited = item.inherited }
    facts.swiftName = facts.swiftName ?? item.declaration.attributes.typeName(of: item.name)
    return facts
  }
}
