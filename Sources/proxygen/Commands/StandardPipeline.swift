import Diagnostics

extension Pipeline {
  /// The pipeline of the program that users run.
  static let standard = Pipeline(
    generate: { _, _ in Generated(diagnostics: [notBuilt]) },
    list: { _, _ in Listing(diagnostics: [notBuilt]) })

  private static let notBuilt = Diagnostic.error(
    "no-generator", at: .commandLine, "this build reads inputs but contains no generator")
}
