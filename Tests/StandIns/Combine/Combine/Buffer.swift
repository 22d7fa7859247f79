extension Publishers {
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull
    case byRequest
  }

  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Buffering(self, subscriber))
    }
  }
}

extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Keeps what the subscriber did not ask for yet.
private final class Buffering<Source: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
  private let upstream = Upstream()
  private let lock = Lock()
  private let settings: Publishers.Buffer<Source>
  private let downstream: Downstream
  private var kept: [Source.Output] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Source.Failure>?
  private var isDelivering = false

  init(_ settings: Publishers.Buffer<Source>, _ downstream: Downstream) {
    self.settings = settings
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.begin(subscription) else { return }
    subscription.request(settings.prefetch == .keepFull ? .max(settings.size) : .unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Source.Output) -> Subscribers.Demand {
    let overflow = lock.locked { () -> Source.Failure? in
      guard completion == nil else { return nil }
      if kept.count < settings.size {
        kept.append(input)
        return nil
      }
      switch settings.whenFull {
      case .dropNewest: return nil
      case .dropOldest:
        kept.removeFirst()
        kept.append(input)
        return nil
      case .customError(let error): return error()
      }
    }
    guard let overflow else { return deliver() }
    upstream.subscription?.cancel()
    lock.locked { completion = .failure(overflow) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Source.Failure>) {
    let isEnd = lock.locked {
      guard self.completion == nil else { return false }
      self.completion = completion
      return true
    }
    if isEnd { _ = deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription = upstream.subscription else { return }
    lock.locked { self.demand += demand }
    let more = deliver()
    if more > 0 { subscription.request(more) }
  }

  func cancel() {
    let subscription = upstream.end()
    withExtendedLifetime(release()) { subscription?.cancel() }
  }

  private func release() -> [Source.Output] {
    lock.locked {
      defer { kept = [] }
      return kept
    }
  }

  private enum Step {
    case element(Source.Output)
    case end(Subscribers.Completion<Source.Failure>)
    case wait
  }

  /// - Returns: what the upstream is asked for instead.
  private func deliver() -> Subscribers.Demand {
    var replaced = 0
    guard begin() else { return .none }
    while true {
      switch next() {
      case .wait: return settings.prefetch == .keepFull ? .max(replaced) : .none
      case .end(let completion):
        if upstream.end() != nil { downstream.receive(completion: completion) }
        return .none
      case .element(let element):
        guard upstream.subscription != nil else { return .none }
        let more = downstream.receive(element)
        replaced += 1
        lock.locked { demand += more }
      }
    }
  }

  /// One delivers at a time; others leave it to that one.
  private func begin() -> Bool {
    lock.locked {
      defer { isDelivering = true }
      return !isDelivering
    }
  }

  private func next() -> Step {
    lock.locked {
      if demand > 0, !kept.isEmpty {
        demand -= 1
        return .element(kept.removeFirst())
      }
      isDelivering = false
      switch completion {
      case .finished? where kept.isEmpty && demand > 0: return .end(.finished)
      case .failure(let error)?: return .end(.failure(error))
      default: return .wait
      }
    }
  }
}
