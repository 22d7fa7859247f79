extension ObjCHeader {
  /// Notes win over what headers say themselves, as they do in the compiler.
  mutating func apply(_ notes: APINotes) {
    for index in protocols.indices {
      guard let note = notes.protocols[protocols[index].name] else { continue }
      protocols[index].declaration.apply(note.entity)
      protocols[index].members.apply(note)
    }
    for index in classes.indices {
      guard let note = notes.classes[classes[index].name] else { continue }
      classes[index].declaration.apply(note.entity)
      classes[index].members.apply(note)
    }
    for index in categories.indices {
      guard let note = notes.classes[categories[index].className] else { continue }
      categories[index].members.apply(note)
    }
    applyToValues(notes)
    symbols.apply(notes)
  }

  private mutating func applyToValues(_ notes: APINotes) {
    for index in enumerations.indices {
      for constant in enumerations[index].cases.indices {
        let name = enumerations[index].cases[constant].name
        guard let note = notes.constants[name] else { continue }
        enumerations[index].cases[constant].declaration.apply(note)
      }
      guard let name = enumerations[index].name, let note = notes.tags[name] else { continue }
      enumerations[index].declaration.apply(note.entity)
      enumerations[index].kind = note.kind ?? enumerations[index].kind
    }
    for index in structures.indices {
      guard let note = notes.tags[structures[index].name] else { continue }
      structures[index].declaration.apply(note.entity)
    }
    for index in aliases.indices {
      guard let note = notes.aliases[aliases[index].name] else { continue }
      aliases[index].declaration.apply(note.entity)
      aliases[index].wrapper = note.wrapper ?? aliases[index].wrapper
    }
  }
}

extension ObjCDeclaration {
  fileprivate mutating func apply(_ note: APINotes.Entity) {
    attributes.name = note.swiftName ?? attributes.name
    attributes.isPrivate = note.isPrivate ?? attributes.isPrivate
    guard let message = note.unavailable else { return }
    availability.append(
      ObjCAvailability(platform: "swift", isUnavailable: true, message: message))
  }
}

extension [ObjCMember] {
  fileprivate mutating func apply(_ note: APINotes.Container) {
    for index in indices {
      switch self[index] {
      case .method(var method):
        guard
          let note = note.methods.first(where: {
            $0.name == method.selector && $0.isClassMember == method.isClassMethod
          })
        else { continue }
        method.apply(note)
        self[index] = .method(method)
      case .property(var property):
        guard
          let note = note.properties.first(where: {
            $0.name == property.name && $0.isClassMember == property.isClassProperty
          })
        else { continue }
        property.declaration.apply(note.entity)
        if let nullability = note.nullability { property.type.annotate(nullability) }
        self[index] = .property(property)
      }
    }
  }
}

extension ObjCMethod {
  fileprivate mutating func apply(_ note: APINotes.Member) {
    declaration.apply(note.entity)
    isDesignated = isDesignated || note.isDesignated
    if let nullability = note.nullability { result.annotate(nullability) }
    for index in parameters.indices {
      if let nullability = note.parameters[index] { parameters[index].type.annotate(nullability) }
      if note.nonEscaping.contains(index) { parameters[index].isNonEscaping = true }
    }
  }
}

extension ObjCType {
  /// Types that are no pointers stay as they are.
  fileprivate mutating func annotate(_ nullability: Nullability) {
    guard isPointer else { return }
    switch self {
    case .alias(let name, let underlying, _): self = .alias(name, underlying, nullability)
    case .object(let object, _): self = .object(object, nullability)
    case .selector: self = .selector(nullability)
    case .block(let function, _): self = .block(function, nullability)
    case .functionPointer(let function, _): self = .functionPointer(function, nullability)
    case .pointer(let pointer, _): self = .pointer(pointer, nullability)
    case .void, .number, .enumeration, .structure, .union, .other: break
    }
  }
}

extension ObjCSymbols {
  fileprivate mutating func apply(_ notes: APINotes) {
    for (name, note) in notes.classes {
      guard let swiftName = note.entity.typeName(of: name) else { continue }
      classes[name]?.swiftName = swiftName
    }
    for (name, note) in notes.protocols {
      if let swiftName = note.entity.typeName(of: name) { protocols[name]?.swiftName = swiftName }
      for member in note.methods where member.entity.swiftName != nil {
        let index = protocols[name]?.members.firstIndex {
          $0.selector == member.name && $0.isClassMember == member.isClassMember
        }
        if let index { protocols[name]?.members[index].swiftName = member.entity.swiftName }
      }
    }
    for (name, note) in notes.tags {
      if let swiftName = note.entity.typeName(of: name) { tags[name]?.swiftName = swiftName }
      if let kind = note.kind, tags[name]?.enumeration != nil { tags[name]?.enumeration = kind }
    }
    for (name, note) in notes.aliases {
      if let swiftName = note.entity.typeName(of: name) { aliases[name]?.swiftName = swiftName }
      if let wrapper = note.wrapper { aliases[name]?.wrapper = wrapper }
    }
  }
}
