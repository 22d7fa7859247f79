/// Declarations of libclang → declarations of the model.
struct DeclarationReader {
  let files: HeaderFiles
  let types: TypeReader
  let tags: TagNames
  /// By path; of inputs alone.
  var directives: [String: DirectiveReader]

  /// What every declaration has.
  /// - Parameter outer: the declaration around it.
  mutating func declaration(
    _ cursor: Cursor, _ annotations: Annotations, inside outer: ObjCDeclaration? = nil
  ) -> ObjCDeclaration {
    let start = cursor.start
    var declaration = ObjCDeclaration(location: files.location(cursor.location))
    declaration.comment = cursor.comment
    if let start { declaration.directives = directives[start.path]?.take(above: start.line) ?? [] }
    declaration.attributes = annotations.swiftAttributes
    declaration.availability = AvailabilityReader.availability(
      of: cursor, inside: outer?.availability ?? [])
    if let platform = files.platform,
      Availability.isUnavailable(declaration.availability, on: platform)
    {
      declaration.availability = [ObjCAvailability(isUnavailable: true)]
    }
    return declaration
  }

  // MARK: Containers

  mutating func protocolDeclaration(_ cursor: Cursor) -> ObjCProtocol {
    let children = cursor.children
    let declaration = declaration(cursor, Annotations(cursor))
    return ObjCProtocol(
      declaration: declaration, name: cursor.spelling, inherited: protocols(children),
      members: members(children, of: declaration))
  }

  mutating func classDeclaration(_ cursor: Cursor) -> ObjCClass {
    let children = cursor.children
    let annotations = Annotations(cursor)
    var result = ObjCClass(declaration: declaration(cursor, annotations), name: cursor.spelling)
    result.typeParameters = typeParameters(children)
    result.superclass = children.first { $0.kind == .superclassReference }?.spelling
    result.protocols = protocols(children)
    result.isFinal = annotations.isFinal
    result.members = members(children, of: result.declaration)
    return result
  }

  /// - Returns: nil where nobody knows the class.
  mutating func categoryDeclaration(_ cursor: Cursor) -> ObjCCategory? {
    let children = cursor.children
    guard let name = children.first(where: { $0.kind == .classReference })?.spelling else {
      return nil
    }
    let declaration = declaration(cursor, Annotations(cursor))
    return ObjCCategory(
      declaration: declaration, className: name, name: cursor.spelling,
      protocols: protocols(children), members: members(children, of: declaration))
  }

  private func protocols(_ children: [Cursor]) -> [String] {
    children.filter { $0.kind == .protocolReference }.map(\.spelling)
  }

  func typeParameters(_ children: [Cursor]) -> [ObjCTypeParameter] {
    children.filter { $0.kind == .typeParameter }.map { parameter in
      let bound = types.type(parameter.aliasedType)
      return ObjCTypeParameter(
        name: parameter.spelling,
        bound: bound == .object(.any(protocols: []), .unspecified) ? nil : bound)
    }
  }

  // MARK: Members

  private mutating func members(
    _ children: [Cursor], of owner: ObjCDeclaration
  ) -> [ObjCMember] {
    var members: [ObjCMember] = []
    for child in DeclarationReader.writtenMembers(children) {
      switch child.kind {
      case .property: members.append(.property(property(child, of: owner)))
      default: members.append(.method(method(child, of: owner)))
      }
    }
    return members
  }

  /// Properties, and the methods that are no accessors which the compiler adds.
  static func writtenMembers(_ children: [Cursor]) -> [Cursor] {
    let places = Set(children.filter { $0.kind == .property }.compactMap(\.location))
    return children.filter { child in
      switch child.kind {
      case .property: true
      case .instanceMethod, .classMethod: child.location.map { !places.contains($0) } ?? true
      default: false
      }
    }
  }

  private mutating func method(_ cursor: Cursor, of owner: ObjCDeclaration) -> ObjCMethod {
    let annotations = Annotations(cursor)
    let declaration = declaration(cursor, annotations, inside: owner)
    return ObjCMethod(
      declaration: declaration, selector: cursor.spelling,
      isClassMethod: cursor.kind == .classMethod, isOptional: cursor.isOptional,
      isVariadic: cursor.isVariadic, isDesignated: annotations.isDesignated,
      result: types.type(cursor.resultType), parameters: cursor.arguments.map(parameter))
  }

  private func parameter(_ cursor: Cursor) -> ObjCParameter {
    let annotations = Annotations(cursor)
    return ObjCParameter(
      name: cursor.spelling, type: types.type(cursor.type, of: cursor),
      isNonEscaping: annotations.isNonEscaping,
      swiftAttributes: annotations.swiftAttributes.others)
  }

  private mutating func property(_ cursor: Cursor, of owner: ObjCDeclaration) -> ObjCProperty {
    let attributes = cursor.propertyAttributes
    let name = cursor.spelling
    let (getter, setter) = (cursor.getterName, cursor.setterName)
    var property = ObjCProperty(
      declaration: declaration(cursor, Annotations(cursor), inside: owner), name: name,
      type: types.type(cursor.type, of: cursor))
    property.isClassProperty = attributes.contains(.ofClass)
    property.isOptional = cursor.isOptional
    property.isReadOnly = attributes.contains(.readOnly)
    property.ownership = ObjCOwnership(attributes)
    property.getter = getter.isEmpty || getter == name ? nil : getter
    let usualSetter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    property.setter = setter.isEmpty || setter == usualSetter ? nil : setter
    return property
  }
}

extension ObjCOwnership {
  init(_ attributes: PropertyAttributes) {
    let words: [(PropertyAttributes, ObjCOwnership)] = [
      (.weak, .weak), (.copy, .copy), (.strong, .strong), (.retain, .strong),
      (.unsafeUnretained, .unsafeUnretained), (.assign, .assign),
    ]
    self = words.first { attributes.contains($0.0) }?.1 ?? .unspecified
  }
}
