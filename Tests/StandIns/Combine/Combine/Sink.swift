extension Subscribers {
  /// Asks for everything, and calls closures.
  final public class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let upstream = Upstream()
    private let lock = Lock()
    private var closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = (receiveValue, receiveCompletion)
    }

    public var receiveValue: (Input) -> Void { lock.locked { closures?.value } ?? { _ in } }

    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.locked { closures?.completion } ?? { _ in }
    }

    final public func receive(subscription: any Subscription) {
      if upstream.begin(subscription) { subscription.request(.unlimited) }
    }

    final public func receive(_ value: Input) -> Subscribers.Demand {
      lock.locked { closures?.value }?(value)
      return .none
    }

    final public func receive(completion: Subscribers.Completion<Failure>) {
      let closures = release()
      _ = upstream.end()
      closures?.completion(completion)
    }

    final public func cancel() {
      _ = release()
      upstream.end()?.cancel()
    }

    private func release() -> (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)? {
      lock.locked {
        defer { closures = nil }
        return closures
      }
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
