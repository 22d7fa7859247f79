extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Handler(self, subscriber))
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

/// Calls the closures, each before what it tells of goes on; none after the end.
private final class Handler<Source: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
  private let upstream = Upstream()
  private let lock = Lock()
  private var handlers: Publishers.HandleEvents<Source>?
  private let downstream: Downstream

  init(_ handlers: Publishers.HandleEvents<Source>, _ downstream: Downstream) {
    self.handlers = handlers
    self.downstream = downstream
  }

  private var current: Publishers.HandleEvents<Source>? { lock.locked { handlers } }

  func receive(subscription: any Subscription) {
    current?.receiveSubscription?(subscription)
    if upstream.begin(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Source.Output) -> Subscribers.Demand {
    current?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { current?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Source.Failure>) {
    current?.receiveCompletion?(completion)
    withExtendedLifetime(end()) { _ = upstream.end() }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current?.receiveRequest?(demand)
    upstream.subscription?.request(demand)
  }

  func cancel() {
    current?.receiveCancel?()
    withExtendedLifetime(end()) { upstream.end()?.cancel() }
  }

  private func end() -> Publishers.HandleEvents<Source>? {
    lock.locked {
      defer { handlers = nil }
      return handlers
    }
  }
}
