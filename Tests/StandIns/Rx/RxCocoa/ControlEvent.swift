import RxSwift

public protocol ControlEventType: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

/// Events of a user interface element; subscribed to on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }

  public func asControlEvent() -> ControlEvent<Element> { self }
}

public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a user interface element: its value and what the user changes it to.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  public func on(_ event: Event<Element>) {
    if let error = event.error { assertionFailure("Binding error: \(error)") }
    valueSink.on(event)
  }

  public func asObservable() -> Observable<Element> { values }

  public func asControlProperty() -> ControlProperty<Element> { self }
}
