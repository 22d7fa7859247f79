/// One element and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(subscription: Supply(CollectionOfOne(output), to: subscriber))
  }
}

/// No element, and the end where it is wanted.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}

extension Publishers {
  /// The elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Elements.Element == S.Input {
      let supply = Supply(sequence, to: subscriber)
      guard supply.isEmpty else { return subscriber.receive(subscription: supply) }
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .finished)
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// The subscription to elements that are there already.
private final class Supply<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, to downstream: Downstream) {
    iterator = elements.makeIterator()
    self.downstream = downstream
    next = iterator.next()
  }

  var isEmpty: Bool { next == nil }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let isFirst = lock.locked {
      self.demand += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if isFirst { deliver() }
  }

  func cancel() { withExtendedLifetime(lock.locked(release)) {} }

  private func deliver() {
    while let (element, isLast, downstream) = step() {
      let more = downstream.receive(element)
      let isHeard = lock.locked {
        demand += more
        return self.downstream != nil
      }
      guard isLast, isHeard else { continue }
      cancel()
      downstream.receive(completion: .finished)
    }
  }

  private func step() -> (Elements.Element, Bool, Downstream)? {
    lock.locked {
      guard demand > 0, let element = next, let downstream else {
        isDelivering = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (element, next == nil, downstream)
    }
  }

  private func release() -> Downstream? {
    defer { (downstream, next) = (nil, nil) }
    return downstream
  }
}
