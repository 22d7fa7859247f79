extension Publishers {
  /// The elements of a range of places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Taking(range, subscriber))
    }
  }

  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Taking(0..<1, subscriber))
    }
  }
}

extension Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: count..<Int.max)
  }

  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.First<
      Publishers.Filter<Self>
    >
  {
    filter(predicate).first()
  }
}

/// Passes on the elements whose places are in a range, and ends behind it.
private final class Taking<Downstream: Subscriber>: Subscriber, Subscription {
  private let upstream = Upstream()
  private let lock = Lock()
  private let range: Range<Int>
  private let downstream: Downstream
  private var place = 0

  init(_ range: Range<Int>, _ downstream: Downstream) {
    self.range = range
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.begin(subscription) else { return }
    downstream.receive(subscription: self)
    if range.isEmpty { finish() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let place = lock.locked {
      defer { self.place += 1 }
      return self.place
    }
    guard upstream.subscription != nil, place < range.upperBound else { return .none }
    guard place >= range.lowerBound else { return .max(1) }
    let more = downstream.receive(input)
    guard place == range.upperBound - 1 else { return more }
    finish()
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if upstream.end() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.subscription?.request(demand) }

  func cancel() { upstream.end()?.cancel() }

  private func finish() {
    guard let subscription = upstream.end() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }
}
