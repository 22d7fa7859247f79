import Foundation

public enum SubjectLifetimeScope {
  /// Each connection to the source has a subject of its own.
  case whileConnected
  /// All connections use one subject.
  case forever
}

extension ObservableType {
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let subject = ReplaySubject<Element>.create(bufferSize: replay)
    return Shared(source: asObservable()) {
      scope == .forever ? subject : ReplaySubject.create(bufferSize: replay)
    }
  }
}

/// Subscribes to its source for the first observer and leaves it with the last.
private final class Shared<Element>: Observable<Element> {
  private final class Connection {
    let subject: ReplaySubject<Element>
    let subscription = SingleAssignmentDisposable()
    var observers = 0

    init(subject: ReplaySubject<Element>) {
      self.subject = subject
    }
  }

  private let lock = NSRecursiveLock()
  private let source: Observable<Element>
  private let makeSubject: () -> ReplaySubject<Element>
  private var connection: Connection?

  init(source: Observable<Element>, makeSubject: @escaping () -> ReplaySubject<Element>) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    let connection = join()
    let subscription = connection.subject.subscribe(observer)
    if connection.isNew { connect(connection.value) }
    return Disposables.create {
      subscription.dispose()
      self.leave(connection.value)
    }
  }

  private func join() -> (value: Connection, subject: ReplaySubject<Element>, isNew: Bool) {
    lock.withLock {
      let value = connection ?? Connection(subject: makeSubject())
      connection = value
      value.observers += 1
      return (value, value.subject, value.observers == 1)
    }
  }

  private func connect(_ connection: Connection) {
    connection.subscription.setDisposable(
      source.subscribe { event in
        // Let go first: whoever subscribes in its completion gets a new connection.
        if event.isStopEvent { self.drop(connection) }
        connection.subject.on(event)
      })
  }

  private func leave(_ connection: Connection) {
    let isLast = lock.withLock {
      connection.observers -= 1
      return connection.observers == 0
    }
    guard isLast else { return }
    drop(connection)
    connection.subscription.dispose()
  }

  private func drop(_ connection: Connection) {
    lock.withLock { if self.connection === connection { self.connection = nil } }
  }
}
