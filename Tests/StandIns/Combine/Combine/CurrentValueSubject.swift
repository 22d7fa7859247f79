/// Keeps one value, and sends it first to whoever subscribes.
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>
  private let initial: Output

  public init(_ value: Output) {
    core = SubjectCore(value)
    initial = value
  }

  final public var value: Output {
    get { core.value ?? initial }
    set { core.send(newValue) }
  }

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
