/// Sends on what is sent through it, and keeps nothing.
final public class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(nil)

  public init() {}

  final public func send(subscription: any Subscription) { core.add(subscription) }

  final public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    core.receive(subscriber: subscriber, owner: self)
  }

  final public func send(_ input: Output) { core.send(input) }

  final public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
