public protocol ObservableConvertibleType {
  associatedtype Element

  func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable.create { subscribe($0) }
  }
}

public typealias RxObservable<Element> = RxSwift.Observable<Element>

/// A sequence of unknown source.
public class Observable<Element>: ObservableType {
  init() {}

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    preconditionFailure("A subclass subscribes.")
  }

  public func asObservable() -> Observable<Element> { self }
}

/// A sequence that every subscription makes anew; the closure gets the sink of the subscription.
final class AnonymousObservable<Element>: Observable<Element> {
  private let start: (Sink<Element>) -> Disposable

  init(_ start: @escaping (Sink<Element>) -> Disposable) {
    self.start = start
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let sink = Sink(observer.on)
    guard CurrentThreadScheduler.isScheduleRequired else {
      sink.follow(start(sink))
      return sink
    }
    _ = CurrentThreadScheduler.instance.schedule(sink) { [start] sink in
      sink.follow(start(sink))
      return Disposables.create()
    }
    return sink
  }
}
