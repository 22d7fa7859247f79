/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// Where there is nothing to ask for.
  public static var empty: any Subscription { Empty.shared }

  private final class Empty: Subscription, Sendable {
    static let shared = Empty()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }
}

extension Subscribers.Demand {
  /// Asking for nothing is a mistake.
  func requireSome() {
    precondition(self > 0, "At least one element must be asked for.")
  }
}
