extension Publishers {
  /// The elements of both, as they come; the end when both have ended.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where B.Failure == S.Failure, B.Output == S.Input {
      let merging = Merging(subscriber, count: 2)
      subscriber.receive(subscription: merging)
      a.subscribe(MergedSide(merging, 0))
      b.subscribe(MergedSide(merging, 1))
    }
  }

  /// The elements of all, as they come; the end when all have ended.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let merging = Merging(subscriber, count: publishers.count)
      subscriber.receive(subscription: merging)
      if publishers.isEmpty { subscriber.receive(completion: .finished) }
      for (place, publisher) in publishers.enumerated() {
        publisher.subscribe(MergedSide(merging, place))
      }
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

/// Keeps one element of each side that wasn't asked for, and asks each side for one more when it goes.
private final class Merging<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private let downstream: Downstream
  private var sides: [(subscription: (any Subscription)?, kept: Downstream.Input?, isEnded: Bool)]
  private var demand = Subscribers.Demand.none
  private var isEnded = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = Array(repeating: (nil, nil, false), count: count)
  }

  func begin(_ subscription: any Subscription, _ place: Int) {
    let demand = lock.locked {
      guard !isEnded else { return Subscribers.Demand?.none }
      sides[place].subscription = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }

  func receive(_ input: Downstream.Input, _ place: Int) -> Subscribers.Demand {
    let isAsked = lock.locked {
      guard !isEnded, demand > 0 else {
        sides[place].kept = input
        return false
      }
      demand -= 1
      return true
    }
    guard isAsked else { return .none }
    let more = delivery.locked { downstream.receive(input) }
    if more > 0 { request(more) }
    return .max(1)
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, _ place: Int) {
    let (isEnd, others) = lock.locked { () -> (Bool, [any Subscription]) in
      sides[place].subscription = nil
      sides[place].isEnded = true
      guard !isEnded else { return (false, []) }
      if case .finished = completion, !sides.allSatisfy({ $0.isEnded && $0.kept == nil }) {
        return (false, [])
      }
      isEnded = true
      return (true, sides.compactMap(\.subscription))
    }
    for other in others { other.cancel() }
    if isEnd { delivery.locked { downstream.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { self.demand += demand }
    for place in sides.indices {
      let kept = lock.locked { () -> Downstream.Input? in
        guard !isEnded, self.demand > 0, let kept = sides[place].kept else { return nil }
        sides[place].kept = nil
        self.demand -= 1
        return kept
      }
      guard let kept else { continue }
      let more = delivery.locked { downstream.receive(kept) }
      lock.locked { self.demand += more }
      let (subscription, isDone) = lock.locked { (sides[place].subscription, sides[place].isEnded) }
      subscription?.request(.max(1))
      if isDone { finish(.finished, place) }
    }
    guard demand == .unlimited else { return }
    for subscription in lock.locked({ sides.compactMap(\.subscription) }) {
      subscription.request(.unlimited)
    }
  }

  func cancel() {
    let subscriptions = lock.locked {
      isEnded = true
      defer { sides = sides.map { _ in (nil, nil, true) } }
      return sides.compactMap(\.subscription)
    }
    for subscription in subscriptions { subscription.cancel() }
  }
}

private struct MergedSide<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let merging: Merging<Downstream>
  let place: Int
  let combineIdentifier = CombineIdentifier()

  init(_ merging: Merging<Downstream>, _ place: Int) {
    self.merging = merging
    self.place = place
  }

  func receive(subscription: any Subscription) { merging.begin(subscription, place) }

  func receive(_ input: Input) -> Subscribers.Demand { merging.receive(input, place) }

  func receive(completion: Subscribers.Completion<Failure>) { merging.finish(completion, place) }
}
