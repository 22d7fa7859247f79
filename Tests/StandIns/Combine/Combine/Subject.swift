/// A publisher that anybody can send through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)

  func send(completion: Subscribers.Completion<Failure>)

  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends to a subject what a publisher does.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  private let upstream = Upstream()
  private let lock = Lock()
  private var subject: S?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    if upstream.begin(subscription) { lock.locked { subject }?.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.locked { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    _ = upstream.end()
    release()?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.subscription?.request(demand) }

  func cancel() {
    _ = release()
    upstream.end()?.cancel()
  }

  private func release() -> S? {
    lock.locked {
      defer { subject = nil }
      return subject
    }
  }
}
