/// One message of an observable sequence: elements, then at most one error or completion.
@frozen public enum Event<Element> {
  case next(Element)
  case error(Swift.Error)
  case completed
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  public var error: Swift.Error? {
    if case .error(let error) = self { error } else { nil }
  }

  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

public protocol EventConvertible {
  associatedtype Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
