/// A property whose changes are published before they happen.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) {
    subject = CurrentValueSubject(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set { _ = newValue }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      subject.subscribe(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets the property as long as it is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subscribe(
      Subscribers.Sink(
        receiveCompletion: { _ in }, receiveValue: { [weak subject] in subject?.value = $0 }))
  }
}
