/// The subscription of one subscriber to a subject: what it did not ask for is dropped.
final class SubjectOutlet<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private let delivery = RecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var core: SubjectCore<Output, Failure>?
  private var owner: AnyObject?
  private var demand = Subscribers.Demand.none
  /// Whether the current value is still to be delivered.
  private var isBehind: Bool
  private let keepsCurrent: Bool

  init<S: Subscriber>(
    to subscriber: S, from core: SubjectCore<Output, Failure>, keepsCurrent: Bool, owner: AnyObject
  ) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    self.core = core
    self.keepsCurrent = keepsCurrent
    self.owner = owner
    isBehind = keepsCurrent
  }

  func offer(_ value: Output) {
    let subscriber = lock.locked { () -> AnySubscriber<Output, Failure>? in
      guard demand > 0 else {
        isBehind = keepsCurrent
        return nil
      }
      demand -= 1
      isBehind = false
      return self.subscriber
    }
    deliver(value, to: subscriber)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = release()
    delivery.locked { subscriber?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let (subscriber, core) = lock.locked {
      () -> (AnySubscriber<Output, Failure>?, SubjectCore<Output, Failure>?) in
      guard self.subscriber != nil else { return (nil, nil) }
      self.demand += demand
      guard isBehind else { return (nil, nil) }
      isBehind = false
      self.demand -= 1
      return (self.subscriber, self.core)
    }
    if let value = core?.value { deliver(value, to: subscriber) }
  }

  func cancel() {
    let core = lock.locked { self.core }
    withExtendedLifetime(release()) { core?.remove(self) }
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>?) {
    guard let subscriber else { return }
    let more = delivery.locked { subscriber.receive(value) }
    lock.locked { demand += more }
  }

  private func release() -> AnySubscriber<Output, Failure>? {
    let (subscriber, owner) = lock.locked {
      defer { (self.subscriber, core, self.owner) = (nil, nil, nil) }
      return (self.subscriber, self.owner)
    }
    withExtendedLifetime(owner) {}
    return subscriber
  }
}
