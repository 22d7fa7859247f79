// Only the files of this folder know libclang's own types. All others work with the values that are declared here, which
// live as long as their translation unit.
import CLibclang

/// One platform's availability, or that of all platforms.
struct ClangAvailability {
  /// `ios`; empty for all.
  var platform: String
  var introduced: String?
  var deprecated: String?
  var obsoleted: String?
  var isUnavailable: Bool
  var message: String
}

extension Cursor {
  /// What holds on all platforms.
  struct GeneralAvailability {
    var isDeprecated: Bool
    var deprecation: String
    var isUnavailable: Bool
    var unavailability: String
  }

  var availability: (general: GeneralAvailability, platforms: [ClangAvailability]) {
    var (isDeprecated, isUnavailable): (Int32, Int32) = (0, 0)
    var (deprecation, unavailability) = (CXString(), CXString())
    var list = [CXPlatformAvailability](repeating: CXPlatformAvailability(), count: 32)
    let count = functions.getCursorPlatformAvailability(
      cursor, &isDeprecated, &deprecation, &isUnavailable, &unavailability, &list,
      Int32(list.count))
    let known = list.prefix(max(0, min(Int(count), list.count)))
    let platforms = known.map { one in
      ClangAvailability(
        platform: functions.getCString(one.Platform).map { String(cString: $0) } ?? "",
        introduced: one.Introduced.text, deprecated: one.Deprecated.text,
        obsoleted: one.Obsoleted.text, isUnavailable: one.Unavailable != 0,
        message: functions.getCString(one.Message).map { String(cString: $0) } ?? "")
    }
    for index in known.indices { functions.disposeCXPlatformAvailability(&list[index]) }
    let general = GeneralAvailability(
      isDeprecated: isDeprecated != 0, deprecation: unit.library.text(deprecation),
      isUnavailable: isUnavailable != 0, unavailability: unit.library.text(unavailability))
    return (general, platforms)
  }
}

extension CXVersion {
  /// `13.4`; nil where there is none.
  fileprivate var text: String? {
    let numbers = [Major, Minor, Subminor].prefix { $0 >= 0 }
    return numbers.isEmpty ? nil : numbers.map(String.init).joined(separator: ".")
  }
}
