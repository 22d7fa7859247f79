import RxSwift

extension ObservableType {
  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }
      .subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    bind(onNext: { [weak object] element in if let object { onNext(object, element) } })
  }

  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: onNext, onError: { assertionFailure("Binding error: \($0)") })
  }
}
