import ProtocolModel

/// A classified protocol with every name that the output declares for it.
public struct NamedProtocol: Hashable, Codable, Sendable {
  public var classified: ClassifiedProtocol
  /// `RxThingDelegateProxy`.
  public var proxy: String
  /// The output file, without `.swift` (`RxThingDelegateProxy`, `Thing+Combine`).
  public var file: String
  /// The stored parent and the initializer's label (`thing`).
  public var parent: String
  /// The delegate's name in the reactive extension, that of the parent's property (`delegate`).
  public var accessor: String
  /// Installs a forwardee (`setDelegate`).
  public var setter: String
  /// The accessor of the concrete proxy class (`delegateProxy`).
  public var proxyAccessor: String
  /// The observable or responder of each requirement, in order; nil for one that has neither.
  public var members: [String?]
}

extension Kind {
  /// Whether users see something of the requirement: an observable or a responder.
  var isPublished: Bool {
    switch self {
    case .interceptableEvent, .event, .answer, .keyedAnswer, .computedAnswer, .decision, .state:
      true
    case .forwardedOnly, .unsupported: false
    }
  }
}
