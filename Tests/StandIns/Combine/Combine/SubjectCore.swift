/// What both subjects do: who subscribes, who is sent to, how it ends.
final class SubjectCore<Output, Failure: Error> {
  private let lock = Lock()
  private var outlets: [SubjectOutlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var current: Output?

  init(_ current: Output?) {
    self.current = current
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  var value: Output? { lock.locked { current } }

  func add(_ upstream: any Subscription) {
    lock.locked { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }

  /// - Parameter owner: what must live as long as the subscription does.
  func receive<S: Subscriber>(subscriber: S, owner: AnyObject)
  where S.Input == Output, S.Failure == Failure {
    let outlet = SubjectOutlet(to: subscriber, from: self, keepsCurrent: value != nil, owner: owner)
    let completion = lock.locked {
      if self.completion == nil { outlets.append(outlet) }
      return self.completion
    }
    guard let completion else { return subscriber.receive(subscription: outlet) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  func send(_ value: Output) {
    let outlets = lock.locked {
      guard completion == nil else { return [SubjectOutlet<Output, Failure>]() }
      if current != nil { current = value }
      return self.outlets
    }
    for outlet in outlets { outlet.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let outlets = lock.locked {
      guard self.completion == nil else { return [SubjectOutlet<Output, Failure>]() }
      self.completion = completion
      defer { self.outlets = [] }
      return self.outlets
    }
    for outlet in outlets { outlet.finish(completion) }
  }

  func remove(_ outlet: SubjectOutlet<Output, Failure>) {
    lock.locked { outlets.removeAll { $0 === outlet } }
  }
}
