/// Sends every observer the latest element first, unless it has stopped.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let initial: Element
  private let core = SubjectCore<Element>(buffer: 1, replaysWhenStopped: false)

  public init(value: Element) {
    initial = value
    super.init()
    core.on(.next(value))
  }

  public var hasObservers: Bool { core.hasObservers }

  public var isDisposed: Bool { core.isDisposed }

  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = core.stopEvent?.error { throw error }
    return core.latest ?? initial
  }

  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    core.subscribe(observer.on)
  }

  public func asObserver() -> BehaviorSubject<Element> { self }

  public func dispose() {
    core.dispose()
  }
}
