public protocol ObserverType {
  associatedtype Element

  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  public func onCompleted() {
    on(.completed)
  }

  public func onError(_ error: Swift.Error) {
    on(.error(error))
  }

  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { on($0.map(transform)) }
  }
}

/// An observer of unknown type.
public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  public func on(_ event: Event<Element>) {
    handler(event)
  }

  public func asObserver() -> AnyObserver<Element> { self }
}
