/// Aliases and structures of C.
struct ValuePrinter {
  let types: TypeImporter

  /// Nil for an alias that Swift has under another name, or not at all.
  func block(_ item: ObjCAlias) -> ImportedBlock? {
    guard !Availability.isUnavailable(item.declaration.availability),
      !isKnown(item.name), !item.namesItsTag
    else { return nil }
    let own = types.names.symbols.aliases[item.name]?.swiftName ?? item.name
    guard let path = SwiftNameAttribute(own) else { return nil }
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    if let wrapper = item.wrapper {
      guard let raw = types.swiftType(item.type.whole, .result) else { return nil }
      block.append(self.wrapper(wrapper, path.base, raw.text, at: item))
    } else {
      guard let type = types.swiftType(item.type, .alias) else { return nil }
      let isReference = types.convert(item.type)?.hint == .coreFoundation
      let name = isReference ? CoreFoundationTypes.baseName(path.base) ?? path.base : path.base
      block.add("public typealias \(Keywords.escaped(name)) = \(type.text)")
    }
    return path.context.map { block.inside("extension \($0) {") } ?? block
  }

  /// Names that stand for types of Swift's own.
  private func isKnown(_ name: String) -> Bool {
    NumberTypes.aliases[name] != nil || NumberTypes.variadicLists.contains(name)
      || CoreFoundationTypes.className(ofAlias: name) != nil
      || ["BOOL", "Boolean", "NSUInteger", "SEL", "Class", "id", "instancetype"].contains(name)
  }

  private func wrapper(
    _ wrapper: ObjCWrapper, _ name: String, _ raw: String, at item: ObjCAlias
  ) -> ImportedBlock {
    var members = ImportedBlock(location: item.declaration.location)
    if wrapper == .structure { members.add("public init(_ rawValue: \(raw))") }
    members.add("public init(rawValue: \(raw))")
    return members.inside(
      "public struct \(name): Hashable, Equatable, RawRepresentable, @unchecked Sendable {")
  }

  /// Nil for a structure that Swift has pointers of only.
  func block(_ item: ObjCStructure) -> ImportedBlock? {
    guard item.isComplete, !Availability.isUnavailable(item.declaration.availability),
      let path = SwiftNameAttribute(types.names.symbols.tags[item.name]?.swiftName ?? item.name)
    else { return nil }
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    var members = ImportedBlock(location: item.declaration.location)
    let fields = item.fields.map { ($0, types.swiftType($0.type, .field)) }
    let known = fields.compactMap { field, type in
      type.map { (Keywords.escaped(field.name), $0.text) }
    }
    members.add("public init()")
    if item.isUnion {
      for (name, type) in known { members.add("public init(\(name): \(type))") }
    } else if !known.isEmpty, known.count == fields.count {
      let parameters = known.map { "\($0): \($1)" }.joined(separator: ", ")
      members.add("public init(\(parameters))")
    }
    for (name, type) in known { members.add("public var \(name): \(type)") }
    block.append(members, inside: "public struct \(Keywords.escaped(path.base)) {")
    return path.context.map { block.inside("extension \($0) {") } ?? block
  }
}

extension ObjCType {
  /// The same, but never null.
  fileprivate var whole: ObjCType {
    switch self {
    case .object(let object, _): .object(object, .nonnull)
    case .alias(let name, let underlying, _): .alias(name, underlying.whole, .nonnull)
    default: self
    }
  }
}

extension ObjCAlias {
  /// `typedef enum Kind Kind`: no name of its own.
  fileprivate var namesItsTag: Bool {
    switch type {
    case .enumeration(let tag), .structure(let tag), .union(let tag): tag == name
    default: false
    }
  }
}
