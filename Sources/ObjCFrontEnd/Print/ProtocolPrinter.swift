import Diagnostics

/// `@protocol` → `protocol`.
struct ProtocolPrinter {
  let types: TypeImporter

  /// Nil for a protocol that Swift doesn't see.
  func block(_ item: ObjCProtocol) -> ImportedBlock? {
    guard !Availability.isUnavailable(item.declaration.availability),
      let name = types.names.protocolName(item.name)
    else { return nil }
    var owner = MemberOwner.protocolType(item)
    owner.isMainActor = DeclarationHead.isMainActor(item.declaration.attributes)
    var members = ImportedBlock(location: item.declaration.location)
    for member in item.members.declaredOnce { members.append(block(member, owner)) }
    let path = SwiftNameAttribute(name)
    var opening = "@objc public protocol \(Keywords.escaped(path?.base ?? name))"
    let inherited = types.names.withoutInherited(item.inherited)
      .compactMap(types.names.protocolName)
    let isSendable =
      DeclarationHead.isSendable(item.declaration.attributes)
      && !types.names.inheritsSendable(item.name)
    let sendable = isSendable ? ["Sendable"] : []
    if !(inherited + sendable).isEmpty {
      opening += ": " + (inherited + sendable).joined(separator: ", ")
    }
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    members.diagnostics += RedeclaredRequirements(types: types).impossible(in: item)
    let reasons = [Self.unsatisfiable, Diagnostic.redeclaredRule]
    if members.diagnostics.contains(where: { reasons.contains($0.rule) }) {
      block.add("// proxygen:skip", item.declaration.location)
    }
    block.append(members, inside: opening + " {")
    return path?.context.map { block.inside("extension \($0) {") } ?? block
  }

  /// Of a delegate protocol that Swift doesn't see, what is said in its place.
  func note(_ item: ObjCProtocol) -> ImportedBlock? {
    guard Availability.isUnavailable(item.declaration.availability),
      ["Delegate", "DataSource"].contains(where: item.name.hasSuffix)
    else { return nil }
    var block = ImportedBlock(location: item.declaration.location)
    block.diagnostics.append(
      .note(
        "protocol-unavailable", at: .source(block.location),
        "Swift doesn't see '\(item.name)', which is marked unavailable or was deprecated before iOS 8 and OS X 10.10; "
          + "it is passed over"))
    return block
  }

  private func block(_ member: ObjCMember, _ owner: MemberOwner) -> ImportedBlock {
    switch member {
    case .method(let method): block(method, owner)
    case .property(let property): block(property, owner)
    }
  }

  private func block(_ method: ObjCMethod, _ owner: MemberOwner) -> ImportedBlock {
    var block = ImportedBlock(location: method.declaration.location)
    guard !Availability.isUnavailable(method.declaration.availability),
      !SubscriptAccessor.isSetter(method, in: owner)
    else { return block }
    let method = MethodNamer(names: types.names)
      .isolatedAsOrigin(MethodFamily.related(method, []), in: owner)
    guard let signature = MethodPrinter(types: types, owner: owner).signature(of: method) else {
      let sort = method.isClassMethod ? "+" : "-"
      block.diagnostics.append(
        leftOut("\(sort)\(method.selector)", block.location, isOptional: method.isOptional))
      return block
    }
    block.addHead(of: method.declaration)
    let isolation = DeclarationHead.isolation(method.declaration.attributes)
    // The importer knows no optional initializers and subscripts.
    let optional = method.isOptional && signature.kind == .method ? "@objc optional " : ""
    let keyword =
      signature.kind != .method ? "" : method.isClassMethod ? "static func " : "func "
    block.add("\(optional)\(isolation)\(keyword)\(signature.text)")
    return block
  }

  private func block(_ property: ObjCProperty, _ owner: MemberOwner) -> ImportedBlock {
    var block = ImportedBlock(location: property.declaration.location)
    guard !Availability.isUnavailable(property.declaration.availability) else { return block }
    guard let signature = PropertyPrinter(types: types, owner: owner).signature(of: property) else {
      block.diagnostics.append(
        leftOut(property.name, block.location, isOptional: property.isOptional))
      return block
    }
    block.addHead(of: property.declaration)
    let isolation = DeclarationHead.isolation(property.declaration.attributes)
    let optional = property.isOptional ? "@objc optional " : ""
    let keyword = property.isClassProperty ? "static var" : "var"
    let accessors = property.isReadOnly ? "{ get }" : "{ get set }"
    block.add(
      "\(optional)\(isolation)\(keyword) \(signature.name): \(signature.type) \(accessors)")
    return block
  }

  /// A requirement that has no form in Swift and that no class may leave out.
  private static let unsatisfiable = "protocol-not-imported"

  private func leftOut(
    _ name: String, _ location: SourceLocation, isOptional: Bool
  ) -> Diagnostic {
    let reason =
      "'\(name)' has no form in Swift, since it takes variable arguments or mentions a type that is declared nowhere or can't be imported"
    return isOptional
      ? .warning(
        "requirement-not-imported", at: .source(location), "\(reason); the proxy doesn't serve it")
      : .warning(
        Self.unsatisfiable, at: .source(location),
        "\(reason); it is required, so no Swift class can conform to the protocol, which is left out; declare "
          + "the type, or make the requirement optional")
  }
}

extension ImportedBlock {
  /// The other block's lines inside braces.
  mutating func append(_ other: ImportedBlock, inside opening: String) {
    lines += other.inside(opening).lines
    diagnostics += other.diagnostics
  }
}

extension KnownNames {
  /// Whether a protocol above is sendable, as far as the inputs declare it.
  fileprivate func inheritsSendable(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = symbols.protocols[name]?.inherited ?? []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let item = protocolDeclaration(next),
        DeclarationHead.isSendable(item.declaration.attributes)
      {
        return true
      }
      open += symbols.protocols[next]?.inherited ?? []
    }
    return false
  }
}
