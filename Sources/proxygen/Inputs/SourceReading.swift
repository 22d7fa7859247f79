/// How much of the inputs the parser gets to see.
enum SourceReading: String, Sendable {
  /// What matters for the output. The rest is only looked through.
  case slices
  /// Everything, which takes much longer.
  case wholeFiles

  private static let variable = "PROXYGEN_WHOLE_FILES"

  /// Slices, unless the environment asks for whole files, to compare.
  init(_ environment: [String: String]) {
    self = (environment[Self.variable] ?? "").isEmpty ? .slices : .wholeFiles
  }
}
