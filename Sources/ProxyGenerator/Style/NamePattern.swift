/// A name in the output with places for what it is made for: `{{parentType}}+Combine`, `Rx{{protocol}}Proxy`.
public struct NamePattern: Hashable, Sendable {
  /// What can stand in double braces.
  public enum Placeholder: String, CaseIterable, Sendable {
    /// The protocol's name, the types around it in front, without `UI` and `NS`; it always ends in `Delegate` or `DataSource`.
    case `protocol`
    /// The same for the parent's name, without outer types; the protocol's name for a delegate without a parent.
    case parent
    /// The parent's type as it is written; the protocol's name for a delegate without a parent.
    case parentType
    /// The generated class.
    case proxy
  }

  enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  let parts: [Part]

  func text(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): value(placeholder)
      }
    }.joined()
  }
}

extension NamePattern {
  /// A placeholder that doesn't exist.
  public struct UnknownPlaceholder: Error {
    /// What is wrong, and what is possible.
    public var message: String
  }

  public init(_ text: String) throws(UnknownPlaceholder) {
    var rest = text[...]
    var parts: [Part] = []
    while let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else { break }
      let name = rest[open.upperBound..<close.lowerBound].filter { $0 != " " }
      guard let placeholder = Placeholder(rawValue: name) else {
        let known = Placeholder.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw UnknownPlaceholder(message: "'\(name)' is no placeholder; possible: \(known)")
      }
      parts += [.text(String(rest[..<open.lowerBound])), .placeholder(placeholder)]
      rest = rest[close.upperBound...]
    }
    self.parts = parts + [.text(String(rest))]
  }
}

extension NamePattern: CustomStringConvertible {
  /// As it is written.
  public var description: String { text { "{{\($0.rawValue)}}" } }
}

extension NamePattern: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch let unknown as UnknownPlaceholder {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: unknown.message)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
