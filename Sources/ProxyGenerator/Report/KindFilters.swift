/// The kinds of a listing, for whoever wants to see some of them.
enum KindFilters {
  /// In the order in which the documentation has them.
  private static let meanings: [(name: String, meaning: String)] = [
    ("interceptable event", "Optional, returns nothing, and the runtime intercepts it."),
    ("event", "Returns nothing: observers hear it."),
    ("answer", "Returns a value and has no payload: a value answers it."),
    ("keyed answer", "Returns a value for one Hashable payload: a table can answer it."),
    ("computed answer", "Returns a value for any other payload: a closure answers it."),
    ("decision", "Takes a completion handler, which exactly one party calls."),
    ("state", "A property."),
    ("forwarded only", "Reaches the forwardee and nobody else."),
    ("unsupported", "Has no place in a proxy."),
  ]

  /// Those that occur.
  static func all(_ rows: [ProtocolListing.Row]) -> [ReportContext.KindFilter] {
    let counts = Dictionary(rows.map { ($0.kind, 1) }, uniquingKeysWith: +)
    return meanings.compactMap { name, meaning in
      counts[name].map {
        ReportContext.KindFilter(id: id(name), name: name, meaning: meaning, count: $0)
      }
    }
  }

  static func id(_ kind: String) -> String { kind.split(separator: " ").joined(separator: "-") }
}
