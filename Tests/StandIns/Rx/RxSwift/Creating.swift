extension ObservableType {
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> Disposable
  ) -> Observable<Element> {
    AnonymousObservable { subscribe(AnyObserver($0)) }
  }

  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      do {
        return try observableFactory().subscribe(sink)
      } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  public static func empty() -> Observable<Element> {
    emitting([], then: .completed)
  }

  public static func never() -> Observable<Element> {
    AnonymousObservable { _ in Disposables.create() }
  }

  public static func just(_ element: Element) -> Observable<Element> {
    emitting([element], then: .completed)
  }

  public static func error(_ error: Swift.Error) -> Observable<Element> {
    emitting([], then: .error(error))
  }

  public static func of(
    _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  public static func from(
    _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      let current = SerialDisposable()
      func send(from index: Int) -> Disposable {
        guard index < array.count else {
          sink.on(.completed)
          return Disposables.create()
        }
        sink.on(.next(array[index]))
        current.disposable = scheduler.schedule(index + 1, action: send)
        return Disposables.create()
      }
      current.disposable = scheduler.schedule(0, action: send)
      return current
    }
  }

  public static func from(optional: Element?) -> Observable<Element> {
    emitting(optional.map { [$0] } ?? [], then: .completed)
  }

  private static func emitting(
    _ elements: [Element], then end: Event<Element>
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      for element in elements { sink.on(.next(element)) }
      sink.on(end)
      return Disposables.create()
    }
  }
}
