import ProtocolModel

/// Who gets a call of the parent's, and in which order.
struct CallRoute: Hashable, Sendable {
  /// How many of the stops are made.
  enum Manner: Hashable, Sendable {
    /// All of them.
    case all
    /// Each until one answers.
    case untilAnswered
  }

  /// One that gets the call.
  enum Stop: Hashable, Sendable {
    /// The delegate that the user set. Whether it may leave the requirement out.
    case forwardee(isOptional: Bool)
    /// The method of the subclass.
    case hook([StyleMember])
    case observers([StyleMember])
    case responder([StyleMember])
    /// What answers when nobody else does.
    case fallback(String)
    /// The default body in an extension does.
    case defaultBody
    /// Those who only hear that there was a question, after it is answered.
    case announcement([StyleMember])
  }

  /// The styles that it is the way of.
  var styles: [String]
  var product: Style.Product
  var manner: Manner
  var stops: [Stop]
  /// What the parent gets back; nil when it is nothing.
  var result: String?
  /// Whether the parent sees the requirement only while somebody uses it.
  var isGated: Bool

  /// One for each kind of product; none for what has no place in it.
  ///
  /// - Parameter builders: of one requirement, one for each style.
  static func all(_ builders: [RequirementBuilder]) -> [CallRoute] {
    [Style.Product.proxies, .subclasses].compactMap { product in
      let these = builders.filter { $0.style.product == product }
      return these.first.flatMap { CallRoute(these, first: $0, product) }
    }
  }

  private init?(
    _ builders: [RequirementBuilder], first: RequirementBuilder, _ product: Style.Product
  ) {
    let classified = first.classified
    let members = builders.flatMap(StyleMember.all)
    if case .unsupported = classified.kind { return nil }
    styles = builders.map(\.style.name)
    self.product = product
    manner = classified.kind.isHeard ? .all : .untilAnswered
    isGated = first.isOptional && !members.isEmpty && !first.isReplayed
    result = first.result
    let forwardee = Stop.forwardee(isOptional: classified.resolved.presence != .required)
    let heard = members.filter { $0.role == .element }
    let last =
      classified.isAnsweredByDefaultCode ? .defaultBody : first.fallbackText.map(Stop.fallback)
    switch (product, classified.kind) {
    case (.subclasses, let kind):
      stops =
        (members.isEmpty ? [] : [.hook(members)]) + [forwardee]
        + (kind.isHeard ? [] : [last].compactMap(\.self))
    case (_, .interceptableEvent), (_, .event): stops = [forwardee, .observers(heard)]
    case (_, .forwardedOnly): stops = [forwardee] + [last].compactMap(\.self)
    default:
      stops =
        [forwardee, .responder(members.filter { $0.role == .responder })]
        + [last].compactMap(\.self) + (heard.isEmpty ? [] : [.announcement(heard)])
    }
    if stops.count == 1 { manner = .all }
  }
}

extension RequirementBuilder {
  /// Whether new observers get earlier elements, so that somebody listens all the time.
  fileprivate var isReplayed: Bool {
    if case .event(replay: 1...) = classified.kind { return true }
    return false
  }

  fileprivate var fallbackText: String? { classified.kind.fallbackText }

  fileprivate var result: String? {
    if let property = classified.requirement.property { return property.type.map { "\($0)" } }
    return returnsNothing ? nil : answerType
  }
}
