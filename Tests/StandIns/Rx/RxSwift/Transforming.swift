extension ObservableType {
  /// A sequence that turns each event of this one into events for its sink. What `step` throws ends it.
  func lift<Result>(
    _ step: @escaping (Event<Element>, Sink<Result>) throws -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return AnonymousObservable { sink in
      source.subscribe(
        AnyObserver { event in
          do { try step(event, sink) } catch { sink.on(.error(error)) }
        })
    }
  }

  /// A sequence that keeps its state for one subscription.
  func lift<State, Result>(
    from initial: State,
    _ step: @escaping (inout State, Event<Element>, Sink<Result>) throws -> Void
  ) -> Observable<Result> {
    .deferred {
      var state = initial
      return lift { event, sink in try step(&state, event, sink) }
    }
  }

  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { event, sink in sink.on(event.map(transform)) }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { event, sink in
      switch event {
      case .next(let element): if let result = try transform(element) { sink.on(.next(result)) }
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    compactMap { try predicate($0) ? $0 : nil }
  }

  public func scan<A>(
    into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    lift(from: seed) { state, event, sink in
      sink.on(
        event.map { element in
          try accumulator(&state, element)
          return state
        })
    }
  }

  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    lift(from: Element?.none) { last, event, sink in
      if let element = event.element {
        if let last, try comparer(last, element) { return }
        last = element
      }
      sink.on(event)
    }
  }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}
