/// A completion handler whose answer an `async` closure gives.
public struct QuestionContext: Hashable, Codable, Sendable {
  /// The actor to ask on, an expression (`MainActor.shared`); nil for the one that the body runs on.
  public var actor: String?
  /// The payload without the handler, as arguments of the closure (`name`).
  public var arguments: String
  /// The statement that answers when nobody does; nil when there is none.
  public var fallback: String?
  /// What a closure that passes the answer on calls its parameter: `answer`, or `_` when the handler takes nothing.
  public var parameter: String
  /// The statement that passes `answer` on (`decisionHandler(answer)`).
  public var call: String
}
