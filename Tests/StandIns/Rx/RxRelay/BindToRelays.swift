import RxSwift

extension ObservableType {
  public func bind(to relays: PublishRelay<Element>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
    sendElements { element in for relay in relays { relay.accept(element) } }
  }

  /// A relay cannot carry an error: one traps.
  private func sendElements(_ accept: @escaping (Element) -> Void) -> Disposable {
    subscribe(
      onNext: accept,
      onError: { assertionFailure("Binding error to relay: \($0)") })
  }
}
