/// Any subscriber of these elements.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let input: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void
  public let combineIdentifier: CombineIdentifier

  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    subscription = subscriber.receive(subscription:)
    input = { subscriber.receive($0) }
    completion = subscriber.receive(completion:)
    combineIdentifier = subscriber.combineIdentifier
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { _ in }
    input = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { input(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
