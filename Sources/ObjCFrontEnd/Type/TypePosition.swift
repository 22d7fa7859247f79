/// Where a type stands, which decides about bridging and about what an unannotated pointer becomes.
enum TypePosition: Hashable {
  case parameter, result, property
  /// A property that is `weak`, `assign` or `unsafe_unretained`: its object itself counts, not its value.
  case reference
  /// What an Objective-C collection holds.
  case element
  /// Parameter or result of a block.
  case inner
  /// Parameter or result of a C function.
  case innerOfC
  /// What a C pointer points to.
  case pointee
  /// What an alias stands for.
  case alias
  case field

  /// Whether objects of Foundation become values of Swift (SE-0069).
  var bridges: Bool {
    switch self {
    case .parameter, .result, .property, .element, .inner, .innerOfC: true
    case .reference, .pointee, .alias, .field: false
    }
  }

  /// Whether `BOOL` is `Bool` and blocks are functions of Swift.
  var convertsValues: Bool {
    switch self {
    case .parameter, .result, .property, .reference, .element, .inner: true
    case .innerOfC, .alias, .pointee, .field: false
    }
  }

  /// Whether blocks stay objects.
  var keepsBlocks: Bool { self == .element || self == .pointee || self == .field }

  /// What stands where the header doesn't tell.
  var unannotated: ImportedNullability {
    switch self {
    case .parameter, .result, .property, .reference, .field: .implicitlyUnwrapped
    case .inner, .innerOfC, .pointee: .optional
    case .element, .alias: .none
    }
  }
}

enum ImportedNullability: Hashable {
  case none, optional, implicitlyUnwrapped

  init(_ nullability: Nullability, at position: TypePosition) {
    switch nullability {
    case .nonnull: self = .none
    case .nullable, .nullableResult: self = .optional
    case .unspecified: self = position.unannotated
    }

  }

  func wrapping(_ type: SwiftType) -> SwiftType {
    switch self {
    case .none: type
    case .optional: .optional(type)
    case .implicitlyUnwrapped: .implicitlyUnwrapped(type)
    }
  }
}
