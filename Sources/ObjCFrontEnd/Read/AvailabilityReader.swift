/// What a declaration says about where it exists.
enum AvailabilityReader {
  /// - Parameter outer: that of the declaration around it, which newer libraries repeat for its members.
  static func availability(
    of cursor: Cursor, inside outer: [ObjCAvailability]
  ) -> [ObjCAvailability] {
    let (general, platforms) = cursor.availability
    var list: [ObjCAvailability] = []
    if general.isUnavailable {
      list.append(ObjCAvailability(isUnavailable: true, message: text(general.unavailability)))
    }
    if general.isDeprecated {
      list.append(ObjCAvailability(deprecated: .always, message: text(general.deprecation)))
    }
    for platform in platforms {
      list.append(
        ObjCAvailability(
          platform: platform.platform, introduced: platform.introduced,
          deprecated: platform.deprecated.map { .since($0) }, obsoleted: platform.obsoleted,
          isUnavailable: platform.isUnavailable, message: text(platform.message)))
    }
    list.removeAll(where: outer.contains)
    return list
  }

  private static func text(_ text: String) -> String? { text.isEmpty ? nil : text }
}
