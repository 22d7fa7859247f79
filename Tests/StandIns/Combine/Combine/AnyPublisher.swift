/// Any publisher of these elements.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    publisher.receive(subscriber: subscriber)
  }
}
