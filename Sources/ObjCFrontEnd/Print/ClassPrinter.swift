import Diagnostics

/// `@interface` → `class`, categories → `extension`.
struct ClassPrinter {
  let types: TypeImporter

  /// Nil for a class that Swift doesn't see.
  func block(_ item: ObjCClass) -> ImportedBlock? {
    guard !Availability.isUnavailable(item.declaration.availability),
      let name = types.names.className(item.name)
    else { return nil }
    let path = SwiftNameAttribute(name)
    var owner = MemberOwner.classType(item.name, types.names)
    owner.isMainActor = types.names.isOnMainActor(classNamed: item.name)
    let members = members(item.members, of: owner, at: item.declaration)
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    if owner.isMainActor, !DeclarationHead.isIsolated(item.declaration.attributes) {
      block.add("@MainActor")
    }
    let access = item.isFinal ? "public final class" : "open class"
    let head =
      "\(access) \(Keywords.escaped(path?.base ?? name))\(generics(item))\(inheritance(item))"
      + "\(bounds(item)) {"
    block.append(members, inside: head)
    return path?.context.map { block.inside("extension \($0) {") } ?? block
  }

  func block(_ item: ObjCCategory) -> ImportedBlock? {
    guard !Availability.isUnavailable(item.declaration.availability),
      let name = types.names.className(item.className)
    else { return nil }
    let owner = MemberOwner.classType(item.className, types.names)
    let members = members(item.members, of: owner, at: item.declaration)
    let protocols = item.protocols.compactMap(types.names.protocolName)
    guard !members.lines.isEmpty || !protocols.isEmpty else { return nil }
    let conformances = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    var block = ImportedBlock(location: item.declaration.location)
    block.addHead(of: item.declaration)
    block.append(members, inside: "extension \(name)\(conformances) {")
    return block
  }

  private func generics(_ item: ObjCClass) -> String {
    guard !item.typeParameters.isEmpty else { return "" }
    return "<\(item.typeParameters.map(\.name).joined(separator: ", "))>"
  }

  private func bounds(_ item: ObjCClass) -> String {
    guard !item.typeParameters.isEmpty else { return "" }
    let bounds = item.typeParameters.map { parameter in
      let bound = parameter.bound.flatMap(types.convert)?.type
      return "\(parameter.name): \(bound?.bound ?? "AnyObject")"
    }
    return " where \(bounds.joined(separator: ", "))"
  }

  private func inheritance(_ item: ObjCClass) -> String {
    let superclass = item.superclass.flatMap { name -> String? in
      let type = ObjCInstance(className: name, arguments: item.superclassArguments)
      return types.convert(.instance(type))?.type.text
    }
    let protocols = item.protocols.compactMap(types.names.protocolName)
    let isSendable = DeclarationHead.isSendable(item.declaration.attributes)
    let sendable = isSendable ? ["@unchecked Sendable"] : []
    let all = (superclass.map { [$0] } ?? []) + protocols + sendable
    return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
  }

  private func members(
    _ members: [ObjCMember], of owner: MemberOwner, at declaration: ObjCDeclaration
  ) -> ImportedBlock {
    let hasDesignated =
      types.names.classDeclaration(owner.name)?.hasDesignated ?? (owner.name == "NSObject")
    var all = ImportedBlock(location: declaration.location)
    let lineage = types.names.lineage(of: owner.name).map(\.name) + [owner.name, "NSObject"]
    let initializers = initializers(members, owner)
    for member in members.declaredOnce where !isRepeated(member, owner, initializers) {
      switch member {
      case .method(let method):
        let related = MethodFamily.related(method, lineage)
        let isolated = MethodNamer(names: types.names).isolatedAsOrigin(related, in: owner)
        all.append(block(isolated, owner, hasDesignated))
      case .property(let property): all.append(block(property, owner))
      }
    }
    return all
  }

  /// The labels of the class's own initializers; factory methods with the same ones aren't imported.
  private func initializers(_ members: [ObjCMember], _ owner: MemberOwner) -> Set<[String]> {
    Set(
      members.compactMap { member in
        guard case .method(let method) = member, !method.isClassMethod else { return nil }
        return initializerLabels(method, owner)
      })
  }

  private func initializerLabels(_ method: ObjCMethod, _ owner: MemberOwner) -> [String]? {
    let name = MethodNamer(names: types.names).name(of: method, in: owner)
    return name?.isInitializer == true ? name?.labels : nil
  }

  private func isRepeated(
    _ member: ObjCMember, _ owner: MemberOwner, _ initializers: Set<[String]>
  ) -> Bool {
    guard case .method(let method) = member, method.isClassMethod,
      let labels = initializerLabels(method, owner)
    else { return false }
    return initializers.contains(labels)
  }

  private func block(
    _ method: ObjCMethod, _ owner: MemberOwner, _ hasDesignated: Bool
  ) -> ImportedBlock {
    var block = ImportedBlock(location: method.declaration.location)
    guard !SubscriptAccessor.isSetter(method, in: owner) else { return block }
    guard let signature = MethodPrinter(types: types, owner: owner).signature(of: method) else {
      if let lost = lostInitializer(method, owner) { block.diagnostics.append(lost) }
      return block
    }
    if Availability.isUnavailable(method.declaration.availability) {
      // The compiler doesn't print it, but no subclass has what is unavailable.
      if signature.kind == .initializer, !method.isClassMethod {
        block.add("@available(*, unavailable)", method.declaration.location)
        block.add("public \(signature.text)")
      }
      return block
    }
    block.addHead(of: method.declaration)
    let isolation = DeclarationHead.isolation(method.declaration.attributes)
    switch signature.kind {
    case .initializer:
      // A factory method can't be overridden as an initializer, whether subclasses inherit it or not.
      let isConvenience = method.isClassMethod || hasDesignated && !method.isDesignated
      block.add("\(isolation)public \(isConvenience ? "convenience " : "")\(signature.text)")
    case .method:
      block.add("\(isolation)open \(method.isClassMethod ? "class " : "")func \(signature.text)")
    case .subscripting: block.add("\(isolation)open \(signature.text)")
    }
    return block
  }

  /// What a subclass misses without a word otherwise.
  private func lostInitializer(_ method: ObjCMethod, _ owner: MemberOwner) -> Diagnostic? {
    guard method.isDesignated, !Availability.isUnavailable(method.declaration.availability) else {
      return nil
    }
    return .note(
      "initializer-not-imported", at: .source(method.declaration.location),
      "'-\(method.selector)' has no form in Swift, since it takes variable arguments or mentions a type that is declared "
        + "nowhere or can't be imported; a subclass of '\(owner.name)' doesn't have it")
  }

  private func block(_ property: ObjCProperty, _ owner: MemberOwner) -> ImportedBlock {
    var block = ImportedBlock(location: property.declaration.location)
    guard !Availability.isUnavailable(property.declaration.availability),
      let signature = PropertyPrinter(types: types, owner: owner).signature(of: property)
    else { return block }
    block.addHead(of: property.declaration)
    let isolation = DeclarationHead.isolation(property.declaration.attributes)
    let keyword = property.isClassProperty ? "class var" : "var"
    let accessors = property.isReadOnly ? " { get }" : ""
    block.add(
      "\(isolation)\(signature.ownership)open \(keyword) \(signature.name): \(signature.type)"
        + accessors)
    return block
  }
}

extension ObjCClass {
  fileprivate var hasDesignated: Bool {
    members.contains { if case .method(let method) = $0 { method.isDesignated } else { false } }
  }
}

extension SwiftType {
  /// What a type parameter must be.
  fileprivate var bound: String {
    switch self {
    case .existential(let protocols): protocols.joined(separator: " & ")
    default: text
    }
  }
}
