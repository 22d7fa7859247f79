/// What happens at a name that no context, or no library, has.
public enum Strictness: Sendable {
  /// It is an error; so is a list or an object where text is needed. A member of `null` is `null`, not
  /// unknown: a value that is absent may be asked for its parts.
  case strict
  /// It counts as empty, as the Mustache specification has it.
  case lenient
}
