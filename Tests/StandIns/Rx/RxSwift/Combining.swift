import Foundation

extension ObservableType {
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).merge()
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

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> {
    let sources = asObservable()
    return AnonymousObservable { sink in
      let subscriptions = CompositeDisposable()
      let open = OpenSources()
      func follow<Inner>(_ source: Observable<Inner>, _ onNext: @escaping (Inner) -> Void) {
        open.begin()
        let subscription = source.subscribe { event in
          switch event {
          case .next(let element): onNext(element)
          case .error(let error): sink.on(.error(error))
          case .completed: if open.endsWithThis() { sink.on(.completed) }
          }
        }
        _ = subscriptions.insert(subscription)
      }
      follow(sources) { source in
        follow(source.asObservable()) { sink.on(.next($0)) }
      }
      return subscriptions
    }
  }
}

/// Counts the sources that a merge still waits for.
private final class OpenSources {
  private let lock = NSLock()
  private var count = 0

  func begin() {
    lock.withLock { count += 1 }
  }

  func endsWithThis() -> Bool {
    lock.withLock {
      count -= 1
      return count == 0
    }
  }
}
