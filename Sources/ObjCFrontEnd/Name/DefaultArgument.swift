/// Arguments that may be left out of a call: closures at the end, options, dictionaries of attributes (SE-0005).
enum DefaultArgument: String, Hashable {
  case null = "nil"
  case emptyArray = "[]"
  case emptyDictionary = "[:]"

  /// Nil for an argument that must be given.
  ///
  /// - Parameters:
  ///   - base: the method's base name at this moment.
  ///   - isLast: whether no parameter follows, but for the error.
  static func inferred(
    for type: ObjCType, base: String, label: String, isFirst: Bool, isLast: Bool,
    names: KnownNames
  ) -> DefaultArgument? {
    if isFirst, CamelName(base).firstWord == "set" { return nil }
    let isNullable = [.nullable, .nullableResult].contains(type.nullability) && type.isPointer
    if isNullable, isLast && type.isFunction || type.isZonePointer { return .null }
    if case .enumeration(let tag) = type.resolved {
      return isOptions(tag, names) ? .emptyArray : nil
    }
    guard case .object(.instance(let instance), _) = type.resolved,
      instance.className == "NSDictionary", speaksOfOptions(label, base)
    else { return nil }
    return isNullable ? .null : .emptyDictionary
  }

  private static func isOptions(_ tag: String, _ names: KnownNames) -> Bool {
    names.symbols.tags[tag]?.enumeration == .options
      && CamelName(tag).wordsFromBack.contains {
        LetterCase.isSame(CamelName(tag)[$0], "options")
      }
  }

  /// Whether a label has `options`, `attributes` or `userInfo`; without a label, whether the base name ends so.
  private static func speaksOfOptions(_ label: String, _ base: String) -> Bool {
    let name = CamelName(label.isEmpty ? base : label)
    var isInfo = false
    for word in name.wordsFromBack.map({ name[$0] }) {
      if ["options", "attributes"].contains(where: { LetterCase.isSame(word, $0) }) { return true }
      if LetterCase.isSame(word, "info") {
        isInfo = true
        continue
      }
      if isInfo, LetterCase.isSame(word, "user") { return true }
      if label.isEmpty { return false }
      isInfo = false
    }
    return false
  }
}

extension ObjCType {
  fileprivate var isFunction: Bool {
    switch resolved {
    case .block, .functionPointer: true
    default: false
    }
  }

  fileprivate var isZonePointer: Bool {
    guard case .pointer(let pointer, _) = resolved else { return false }
    return pointer.pointee.isZone
  }
}
