extension ObservableType {
  /// Runs the closures around the events of this sequence, the `after…` ones when the event is sent.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((Swift.Error) throws -> Void)? = nil,
    afterError: ((Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let observed = lift { (event: Event<Element>, sink: Sink<Element>) in
      switch event {
      case .next(let element):
        try onNext?(element)
        sink.on(event)
        try afterNext?(element)
      case .error(let error):
        try onError?(error)
        sink.on(event)
        try afterError?(error)
      case .completed:
        try onCompleted?()
        sink.on(event)
        try afterCompleted?()
      }
    }
    return AnonymousObservable { sink in
      onSubscribe?()
      let subscription = observed.subscribe(sink)
      onSubscribed?()
      return Disposables.create(subscription, Disposables.create { onDispose?() })
    }
  }

  public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let current = SerialDisposable()
      let start = SingleAssignmentDisposable()
      current.disposable = start
      start.setDisposable(
        scheduler.schedule(()) {
          let subscription = source.subscribe(sink)
          current.disposable = Disposables.create {
            _ = scheduler.schedule(()) {
              subscription.dispose()
              return Disposables.create()
            }
          }
          return Disposables.create()
        })
      return current
    }
  }

  public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
    lift { event, sink in
      _ = scheduler.schedule(event) { event in
        sink.on(event)
        return Disposables.create()
      }
    }
  }
}
