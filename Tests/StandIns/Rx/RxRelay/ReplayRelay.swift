import RxSwift

/// Sends every observer the last elements first; neither fails nor completes.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(subject: ReplaySubject.create(bufferSize: bufferSize))
  }

  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(subject: ReplaySubject.createUnbounded())
  }

  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    subject.asObserver()
  }
}
