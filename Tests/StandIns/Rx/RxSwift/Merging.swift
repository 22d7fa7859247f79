import Foundation

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> {
    let sources = asObservable()
    return AnonymousObservable { sink in
      let merger = Merger(sink)
      merger.begin()
      let subscription = sources.subscribe { event in
        switch event {
        case .next(let source): merger.follow(source.asObservable())
        case .error(let error): sink.on(.error(error))
        case .completed: merger.end()
        }
      }
      _ = merger.subscriptions.insert(subscription)
      return merger.subscriptions
    }
  }
}

/// Sends one sink the elements of several sources; it completes with the last of them.
final class Merger<Element> {
  let subscriptions = CompositeDisposable()
  private let sink: Sink<Element>
  private let lock = NSLock()
  private var open = 0

  init(_ sink: Sink<Element>) {
    self.sink = sink
  }

  /// There is one more to wait for.
  func begin() {
    lock.withLock { open += 1 }
  }

  /// There is one less to wait for.
  func end() {
    let isLast = lock.withLock {
      open -= 1
      return open == 0
    }
    if isLast { sink.on(.completed) }
  }

  func follow(_ source: Observable<Element>) {
    begin()
    let subscription = source.subscribe { [sink] event in
      if event.isCompleted { self.end() } else { sink.on(event) }
    }
    _ = subscriptions.insert(subscription)
  }
}
