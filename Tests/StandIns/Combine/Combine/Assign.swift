extension Subscribers {
  /// Asks for everything, and sets a property of an object, which it keeps until the end.
  final public class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let upstream = Upstream()
    private let lock = Lock()
    private var root: Root?
    final public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    final public var object: Root? { lock.locked { root } }

    final public func receive(subscription: any Subscription) {
      if upstream.begin(subscription) { subscription.request(.unlimited) }
    }

    final public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    final public func receive(completion: Subscribers.Completion<Never>) {
      _ = upstream.end()
      withExtendedLifetime(release()) {}
    }

    final public func cancel() {
      let subscription = upstream.end()
      withExtendedLifetime(release()) { subscription?.cancel() }
    }

    private func release() -> Root? {
      lock.locked {
        defer { root = nil }
        return root
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
