/// A type of C as Swift knows it anywhere, with what more can be made of it in some positions.
struct ConvertedType: Hashable {
  enum Hint: Hashable {
    case plain
    /// A result only.
    case void
    /// `BOOL`: a `Bool` where values are converted.
    case boolean
    /// `NSUInteger`: an `Int` or a `UInt`, depending on the module.
    case word
    /// An object that becomes a value.
    case bridged(SwiftType)
    /// A pointer; unannotated, it may be null.
    case pointer
    case errorPointer
    case coreFoundation
    case block
    case variadicList
  }

  var type: SwiftType
  var hint = Hint.plain

  /// Whether null is one of its values in C.
  var canBeNull: Bool {
    switch hint {
    case .plain, .void, .boolean, .word: false
    case .bridged, .pointer, .errorPointer, .coreFoundation, .block, .variadicList: true
    }
  }
}
