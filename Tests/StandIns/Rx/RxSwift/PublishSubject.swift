/// Sends every observer the events that come after it has subscribed.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  public typealias SubjectObserverType = PublishSubject<Element>

  private let core = SubjectCore<Element>(buffer: 0)

  public override init() {
    super.init()
  }

  public var hasObservers: Bool { core.hasObservers }

  public var isDisposed: Bool { core.isDisposed }

  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    core.subscribe(observer.on)
  }

  public func asObserver() -> PublishSubject<Element> { self }

  public func dispose() {
    core.dispose()
  }
}
