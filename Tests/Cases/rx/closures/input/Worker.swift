public typealias Handler = (Int) -> Void
public typealias Transform = @Sendable (Int) -> String

public class Worker {
  public weak var delegate: (any WorkerDelegate)?
  public init() {}
}

public protocol WorkerDelegate: AnyObject {
  /// Escaping and returning something: an element like any other.
  func worker(_ worker: Worker, didPick transform: @escaping (Int) -> String)
  func worker(_ worker: Worker, didPick transform: @escaping Transform, for name: String)
  func worker(_ worker: Worker, didOffer transform: ((Int) -> String)?)
  func worker(_ worker: Worker, didBox transforms: [(Int) -> String])
  func worker(_ worker: Worker, didHide work: @escaping @MainActor () -> Int)

  /// The last one returns nothing: a decision.
  func worker(_ worker: Worker, willPause resume: @escaping Handler)
  func worker(_ worker: Worker, willStop completion: @escaping @Sendable (Bool) -> Void)
  func worker(_ worker: Worker, willRest completion: @escaping @MainActor (String?, Int) -> Void)
  func worker(_ worker: Worker, willSleep completion: (@Sendable (Bool) -> Void)?)
  func worker(_ worker: Worker, willEnd completion: Handler?)

  /// Two handlers: the comment tells which of them answers.
  // proxygen:default `else`()
  func worker(_ worker: Worker, ask: Int, then: @escaping () -> Void, else: @escaping () -> Void)

  /// Not escaping: forwarded.
  func worker(_ worker: Worker, enumerate body: (Int) -> Void)
  func worker(_ worker: Worker, visit body: Handler)
  func worker(_ worker: Worker, count condition: (Int) -> Bool) -> Int
  func worker(_ worker: Worker, log message: @autoclosure () -> String)
  func worker(_ worker: Worker, keep message: @autoclosure @escaping () -> String)
  func worker(_ worker: Worker, run body: () throws -> Void) rethrows
}
