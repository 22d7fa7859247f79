/// A method's name in Swift, and what of its parameters the name has taken away.
struct MethodName: Hashable {
  /// `init` for initializers.
  var base: String
  /// One for each parameter that is left, empty for `_`.
  var labels: [String]
  var isInitializer = false
  var error: ErrorImport?
  /// The parameter that an `async` twin does without, by its index in the header.
  var completionHandler: Int?
}
