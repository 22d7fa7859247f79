/// `NS_ENUM` → `enum`, `NS_OPTIONS` → an option set, `NS_ERROR_ENUM` → an error, plain ones → a structure.
struct EnumerationPrinter {
  let types: TypeImporter

  /// Nil for what Swift doesn't see.
  func block(_ item: ObjCEnumeration) -> ImportedBlock? {
    guard !Availability.isUnavailable(item.declaration.availability) else { return nil }
    guard let tag = item.name else { return constants(item, type: rawType(item)) }
    let explicit = types.names.symbols.tags[tag]?.swiftName ?? item.declaration.attributes.name
    let isError = if case .error = item.kind { true } else { false }
    let own = explicit ?? (isError ? EnumerationNames.errorType(tag) : tag)
    guard let path = SwiftNameAttribute(own) else { return nil }
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    switch item.kind {
    case .open, .closed: block.append(enumeration(item, path.base, path.path))
    case .options: block.append(options(item, path))
    case .error: block.append(error(item, path))
    case .plain:
      block.append(plain(item, path.base))
      guard let constants = constants(item, type: path.path) else { return block }
      block.append(constants)
      return block
    }
    return path.context.map { block.inside("extension \($0) {") } ?? block
  }

  private func enumeration(
    _ item: ObjCEnumeration, _ name: String, _ type: String
  ) -> ImportedBlock {
    var members = ImportedBlock(location: item.declaration.location)
    var values: Set<Int64> = []
    let prefix = EnumerationNames.prefix(of: item)
    for constant in item.cases where EnumerationNames.isImported(constant, prefix: prefix) {
      let caseName = EnumerationNames.name(of: constant, prefix: prefix)
      members.addHead(of: constant.declaration)
      let text =
        values.insert(constant.value).inserted
        ? "case \(Keywords.escapedMember(caseName)) = \(value(constant, item))"
        : "public static var \(Keywords.escapedMember(caseName)): \(type) { get }"
      members.add(text, constant.declaration.location)
    }
    let frozen = item.kind == .closed ? "@frozen " : ""
    return members.inside("\(frozen)public enum \(name): \(rawType(item)), @unchecked Sendable {")
  }

  private func options(_ item: ObjCEnumeration, _ path: SwiftNameAttribute) -> ImportedBlock {
    var members = ImportedBlock(location: item.declaration.location)
    members.add("public init(rawValue: \(rawType(item)))")
    let prefix = EnumerationNames.prefix(of: item)
    // An empty set is `[]`, unless it has a name for Swift.
    for constant in item.cases
    where (constant.value != 0 || constant.declaration.attributes.name != nil)
      && EnumerationNames.isImported(constant, prefix: prefix)
    {
      let name = EnumerationNames.name(of: constant, prefix: prefix)
      members.addHead(of: constant.declaration)
      members.add(
        "public static var \(Keywords.escapedMember(name)): \(path.path) { get }",
        constant.declaration.location)
    }
    return members.inside("public struct \(path.base): OptionSet, @unchecked Sendable {")
  }

  private func error(_ item: ObjCEnumeration, _ path: SwiftNameAttribute) -> ImportedBlock {
    var members = ImportedBlock(location: item.declaration.location)
    members.add("public static var errorDomain: String { get }")
    members.append(enumeration(item, "Code", path.path + ".Code"))
    let prefix = EnumerationNames.prefix(of: item)
    for constant in item.cases where EnumerationNames.isImported(constant, prefix: prefix) {
      let name = EnumerationNames.name(of: constant, prefix: prefix)
      members.add(
        "public static var \(Keywords.escapedMember(name)): \(path.path).Code { get }",
        constant.declaration.location)
    }
    return members.inside("public struct \(path.base): CustomNSError, Hashable, Error {")
  }

  private func plain(_ item: ObjCEnumeration, _ name: String) -> ImportedBlock {
    var members = ImportedBlock(location: item.declaration.location)
    let raw = rawType(item)
    members.add([
      "public init(_ rawValue: \(raw))", "public init(rawValue: \(raw))",
      "public var rawValue: \(raw)",
    ])
    return members.inside("public struct \(name): Hashable, Equatable, RawRepresentable {")
  }

  private func constants(_ item: ObjCEnumeration, type: String) -> ImportedBlock? {
    var block = ImportedBlock(location: item.declaration.location)
    for constant in item.cases where !Availability.isUnavailable(constant.declaration.availability)
    {
      let name = EnumerationNames.name(of: constant, prefix: "")
      block.add(
        "public var \(Keywords.escaped(name)): \(type) { get }", constant.declaration.location)
    }
    return block.lines.isEmpty ? nil : block
  }

  /// `NSUInteger` stays unsigned here, in system modules, too.
  private func rawType(_ item: ObjCEnumeration) -> String {
    var types = types
    types.isSystemModule = false
    guard let type = item.rawType, let swift = types.swiftType(type.integer, .result) else {
      return item.name == nil ? "Int" : item.cases.contains { $0.value < 0 } ? "Int32" : "UInt32"
    }
    return swift.text
  }

  private func value(_ constant: ObjCEnumerationCase, _ item: ObjCEnumeration) -> String {
    rawType(item).hasPrefix("U") && constant.value < 0
      ? String(UInt64(bitPattern: constant.value)) : String(constant.value)
  }
}

extension ObjCType {
  /// Without aliases of the user's, which enumerations look through.
  fileprivate var integer: ObjCType {
    guard case .alias(let name, let underlying, _) = self,
      name != "NSUInteger", NumberTypes.aliases[name] == nil
    else { return self }
    return underlying.integer
  }
}
