import Essentials

/// Which existing files are not replaced.
struct OutputProtection: Equatable, Sendable {
  var overwriting = Overwriting.onlyGenerated
  /// The real paths of the inputs. A source is never replaced, whatever the user says about other files.
  var inputs: Set<String> = []
  /// Files without a header that this very process made, by their real paths: while they have these contents, they are
  /// proxygen's all the same.
  var own: [String: Data] = [:]
}
