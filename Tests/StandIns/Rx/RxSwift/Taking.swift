public enum TakeBehavior {
  /// The last element is taken too.
  case inclusive
  /// The last element is left out.
  case exclusive
}

extension ObservableType {
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return lift(from: count) { remaining, event, sink in
      if event.element != nil { remaining -= 1 }
      // Read before the element is sent: an observer may make the source emit again.
      let isLast = remaining == 0
      if remaining >= 0 { sink.on(event) }
      if isLast { sink.on(.completed) }
    }
  }

  public func take(until other: some ObservableType) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let stop = other.subscribe { event in
        switch event {
        case .next: sink.on(.completed)
        case .error(let error): sink.on(.error(error))
        case .completed: break
        }
      }
      return Disposables.create(stop, source.subscribe(sink))
    }
  }

  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { event, sink in
      guard let element = event.element, try predicate(element) else { return sink.on(event) }
      if behavior == .inclusive { sink.on(event) }
      sink.on(.completed)
    }
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }

  public func skip(_ count: Int) -> Observable<Element> {
    lift(from: count) { remaining, event, sink in
      guard event.element != nil, remaining > 0 else { return sink.on(event) }
      remaining -= 1
    }
  }
}
