extension DeclarationReader {
  mutating func enumeration(_ cursor: Cursor) -> ObjCEnumeration {
    let children = cursor.children
    let annotations = Annotations(cursor)
    let declaration = declaration(cursor, annotations)
    var result = ObjCEnumeration(
      declaration: declaration, name: tags.name(of: cursor),
      kind: ObjCEnumeration.Kind(annotations))
    // The compiler knows a type for every enumeration; one that is written out shows as a reference, unless
    // it is one of C's own, which is what macros for enumerations pass too rarely to matter.
    let isWritten = result.kind != .plain || children.first?.kind == .typeReference
    if isWritten { result.rawType = types.type(cursor.rawType) }
    for child in children where child.kind == .enumerationCase {
      let ofCase = self.declaration(child, Annotations(child), inside: declaration)
      result.cases.append(
        ObjCEnumerationCase(
          declaration: ofCase, name: child.spelling, value: child.enumerationValue))
    }
    return result
  }

  mutating func structure(_ cursor: Cursor) -> ObjCStructure? {
    guard let name = tags.name(of: cursor) else { return nil }
    let declaration = declaration(cursor, Annotations(cursor))
    return ObjCStructure(
      declaration: declaration, name: name, isUnion: cursor.kind == .union,
      isComplete: cursor.isDefinition,
      fields: cursor.children.filter { $0.kind == .field }.map {
        ObjCField(name: $0.spelling, type: types.type($0.type, of: $0))
      })
  }

  /// - Returns: nil for an alias that only repeats a tag.
  mutating func alias(_ cursor: Cursor) -> ObjCAlias? {
    let name = cursor.spelling
    let type = types.type(cursor.aliasedType, of: cursor)
    switch type {
    case .enumeration(name), .structure(name), .union(name): return nil
    default: break
    }
    let annotations = Annotations(cursor)
    let declaration = declaration(cursor, annotations)
    return ObjCAlias(
      declaration: declaration, name: name, type: type, wrapper: annotations.wrapper)
  }
}

extension ObjCEnumeration.Kind {
  init(_ annotations: Annotations) {
    if let domain = annotations.errorDomain {
      self = .error(domain: domain)
    } else if annotations.isFlagEnumeration {
      self = .options
    } else {
      self =
        switch annotations.extensibility {
        case "open": .open
        case "closed": .closed
        default: .plain
        }
    }
  }
}
