/// Sends every observer the last elements first, even when it has stopped.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let core: SubjectCore<Element>

  private init(buffer: Int) {
    core = SubjectCore(buffer: buffer)
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(buffer: bufferSize)
  }

  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(buffer: .max)
  }

  public var hasObservers: Bool { core.hasObservers }

  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    core.subscribe(observer.on)
  }

  public func asObserver() -> ReplaySubject<Element> { self }

  public func dispose() {
    core.dispose()
  }
}
