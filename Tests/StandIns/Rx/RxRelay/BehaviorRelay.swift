import RxSwift

/// Has a latest element, and neither fails nor completes.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  private let initial: Element

  public init(value: Element) {
    subject = BehaviorSubject(value: value)
    initial = value
  }

  public var value: Element {
    // Nobody can stop the subject, so it throws nothing. Not `try?`, which flattens optional elements.
    do { return try subject.value() } catch { return initial }
  }

  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }
}
