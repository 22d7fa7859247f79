extension ClassifiedProtocol {
  /// As a style serves it: only RxCocoa's proxies leave an event to the runtime, all others have a body for it; where
  /// closures answer, none is spared for a value or a table.
  func served(by style: Style) -> ClassifiedProtocol {
    var served = style.product == .subclasses ? heardInTheCall : self
    for index in requirements.indices {
      served.requirements[index].kind = served.requirements[index].kind.served(by: style)
    }
    return served
  }
}

extension Kind {
  fileprivate func served(by style: Style) -> Kind {
    switch self {
    case .interceptableEvent where style.library != .rxCocoa: .event(replay: 0)
    case .answer(let fallback) where style.answers == .closures: .computedAnswer(fallback: fallback)
    case .keyedAnswer(_, let fallback) where style.answers == .closures:
      .computedAnswer(fallback: fallback)
    default: self
    }
  }
}
