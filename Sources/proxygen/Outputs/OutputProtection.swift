/// Which existing files are not replaced.
struct OutputProtection: Equatable, Sendable {
  var overwriting = Overwriting.onlyGenerated
  /// The real paths of the inputs. A source is never replaced, whatever the user says about other files.
  var inputs: Set<String> = []
}
