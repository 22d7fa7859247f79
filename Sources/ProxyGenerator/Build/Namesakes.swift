import ProtocolModel

/// The methods of a protocol by their full names, found once for all of them.
struct Namesakes {
  private let methods: [String: [Method]]

  init(_ classified: ClassifiedProtocol) {
    methods = Dictionary(
      grouping: classified.requirements.compactMap(\.requirement.method), by: \.fullName)
  }

  /// Whether the full name alone is ambiguous.
  func share(_ fullName: String) -> Bool { (methods[fullName] ?? []).count > 1 }

  /// Whether a method differs from another one in its result alone, which the other one has.
  func hasTwin(_ method: Method) -> Bool {
    (methods[method.fullName] ?? []).contains { twin in
      guard let result = twin.returnType else { return false }
      return !result.isVoid && twin.parameters.map(\.type) == method.parameters.map(\.type)
    }
  }
}
