extension Publishers {
  /// First the one, then, when it has ended, the other.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      prefix.subscribe(Concatenating(suffix, subscriber))
    }
  }
}

extension Publisher {
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

private final class Concatenating<Suffix: Publisher, Downstream: Subscriber>: Subscription
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  private let lock = Lock()
  private var suffix: Suffix?
  private let downstream: Downstream
  private var current: (any Subscription)?
  private var isCancelled = false
  private var demand = Subscribers.Demand.none

  init(_ suffix: Suffix, _ downstream: Downstream) {
    self.suffix = suffix
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    let current = lock.locked {
      self.demand += demand
      return self.current
    }
    current?.request(demand)
  }

  func cancel() {
    let (current, suffix) = lock.locked {
      isCancelled = true
      defer { (self.current, self.suffix) = (nil, nil) }
      return (self.current, self.suffix)
    }
    withExtendedLifetime(suffix) { current?.cancel() }
  }
}

extension Concatenating: Subscriber {
  func receive(subscription: any Subscription) {
    let (isWanted, isFirst, demand) = lock.locked {
      if !isCancelled { current = subscription }
      return (!isCancelled, suffix != nil, self.demand)
    }
    guard isWanted else { return subscription.cancel() }
    if isFirst { return downstream.receive(subscription: self) }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Suffix.Output) -> Subscribers.Demand {
    let isWanted = lock.locked {
      if demand > 0 { demand -= 1 }
      return !isCancelled
    }
    guard isWanted else { return .none }
    let more = downstream.receive(input)
    lock.locked { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Suffix.Failure>) {
    let (isWanted, suffix) = lock.locked {
      defer { (current, self.suffix) = (nil, nil) }
      return (!isCancelled, self.suffix)
    }
    guard isWanted else { return }
    if let suffix, case .finished = completion { return suffix.subscribe(self) }
    downstream.receive(completion: completion)
  }
}
