/// A type that a stored property can't name, since it is newer or deprecated along with the requirement. What is stored is an
/// `Any`, and whoever may name the type casts it back.
public struct ErasureContext: Hashable, Codable, Sendable {
  /// What a subject emits, or what the responder is once it is bound, as a cast can name it.
  public var type: String
  /// For the table of a keyed answer: the closure that may answer instead, likewise.
  public var closureType: String?
}
