extension ClassifiedProtocol {
  /// As a style serves it: only RxCocoa's proxies leave an event to the runtime, all others have a body for it.
  func served(by style: Style) -> ClassifiedProtocol {
    guard style.library != .rxCocoa else { return self }
    var served = style.product == .subclasses ? heardInTheCall : self
    for index in requirements.indices where requirements[index].kind == .interceptableEvent {
      served.requirements[index].kind = .event(replay: 0)
    }
    return served
  }
}
