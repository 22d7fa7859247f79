extension ObservableType {
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    AnonymousObservable { sink in
      let merger = Merger(sink)
      merger.begin()
      for source in sources { merger.follow(source) }
      merger.end()
      return merger.subscriptions
    }
  }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    map(selector).merge()
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      for element in elements { sink.on(.next(element)) }
      return source.subscribe(sink)
    }
  }

  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    let first = asObservable()
    return AnonymousObservable { sink in
      let current = SerialDisposable()
      current.disposable = first.subscribe { event in
        if event.isCompleted {
          current.disposable = second.asObservable().subscribe(sink)
        } else {
          sink.on(event)
        }
      }
      return current
    }
  }

  public func `catch`(
    _ handler: @escaping (Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink in
      let current = SerialDisposable()
      current.disposable = source.subscribe { event in
        guard let error = event.error else { return sink.on(event) }
        do {
          current.disposable = try handler(error).subscribe(sink)
        } catch {
          sink.on(.error(error))
        }
      }
      return current
    }
  }
}
