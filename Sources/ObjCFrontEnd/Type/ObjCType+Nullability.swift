extension ObjCType {
  /// What the header says, at the type itself or at what its alias stands for.
  var nullability: Nullability {
    switch self {
    case .alias(_, let underlying, let nullability):
      nullability == .unspecified ? underlying.nullability : nullability
    case .object(_, let nullability), .selector(let nullability), .block(_, let nullability),
      .functionPointer(_, let nullability), .pointer(_, let nullability):
      nullability
    case .void, .number, .enumeration, .structure, .union, .other: .nonnull
    }
  }

  /// Without aliases.
  var resolved: ObjCType {
    if case .alias(_, let underlying, _) = self { return underlying.resolved }
    return self
  }

  var isVoid: Bool { resolved == .void }

  var isBlock: Bool {
    if case .block = resolved { return true }
    return false
  }

  var isObject: Bool {
    if case .object = resolved { return true }
    return false
  }

  var isPointer: Bool {
    switch resolved {
    case .object, .selector, .block, .functionPointer, .pointer: true
    default: false
    }
  }

  /// `BOOL` or `Boolean`, through other aliases.
  var isBool: Bool {
    guard case .alias(let name, let underlying, _) = self else { return false }
    return name == "BOOL" || name == "Boolean" || underlying.isBool
  }

  /// Whether the compiler takes it for a result that may be zero to tell of an error: a plain `char` it doesn't.
  var isInteger: Bool {
    guard case .number(let number) = resolved else { return false }
    switch number {
    case .char, .float16, .float, .double, .longDouble: return false
    default: return true
    }
  }
}
