@testable import ObjCFrontEnd

extension FuzzTarget {
  /// API notes' text → what they say.
  static let notes = FuzzTarget(
    name: "notes", seedSuffix: ".apinotes",
    words: [
      "Name: ", "Classes:\n", "Protocols:\n", "- Name: A\n", "  Methods:\n",
      "  - Selector: 'a:b:'\n",
      "    MethodKind: Instance\n", "    SwiftName: a(_:b:)\n", "    Parameters:\n",
      "    - Position: 0\n", "      Nullability: O\n", "    NullabilityOfRet: N\n", "- ", "-\n",
      "  ", "'",
      "\"", "[", "]", ",", "#", "|\n", ">\n", "---\n", "...\n", "Tags:\n", "Typedefs:\n",
      "SwiftVersions:\n", "- Version: 5\n", "    Nullability: [ N, O, U ]\n",
      "99999999999999999999",
      "-1", "\t", "\r\n", "Availability: none\n", "AvailabilityMsg: \"x\"\n",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    return APINotes(text) == APINotes(text) ? nil : "they are read otherwise again"
  }
}
