import Diagnostics

/// Two styles whose patterns give the same file name: one would overwrite the other. Names that differ in case alone are one
/// file on most Macs.
struct SameFileRule {
  func check(_ files: [OutputFile]) -> [Diagnostic] {
    Dictionary(grouping: files) { $0.name.lowercased() }.values
      .filter { $0.count > 1 }
      .map { .sameFile($0[0].name) }
      .sorted { $0.message < $1.message }
  }
}

extension Diagnostic {
  fileprivate static func sameFile(_ name: String) -> Diagnostic {
    .error(
      "same-file", at: .file(name),
      "two outputs would have this name; give the styles different patterns for 'file', or write them to "
        + "different folders")
  }
}
