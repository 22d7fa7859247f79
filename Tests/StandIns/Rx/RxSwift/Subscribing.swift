extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    asObservable().subscribe(AnyObserver(eventHandler: untilStopped(on)))
  }

  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let disposal = Disposables.create { onDisposed?() }
    let subscription = subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
      if event.isStopEvent { disposal.dispose() }
    }
    return Disposables.create(subscription, disposal)
  }
}

/// An observer that hears nothing after a stop event, whatever the source does.
private func untilStopped<Element>(
  _ on: @escaping (Event<Element>) -> Void
) -> (Event<Element>) -> Void {
  Sink(on).on
}
