import Foundation

/// What all subjects share: observers, the elements to replay, and the end.
final class SubjectCore<Element> {
  private enum State {
    case active
    case stopped(Event<Element>)
    case disposed
  }

  private let lock = NSRecursiveLock()
  private let buffer: Int
  private let replaysWhenStopped: Bool
  private var replayed: [Element] = []
  private var subscribers = Subscribers<Element>()
  private var state = State.active

  /// - Parameter buffer: the number of elements that a new observer gets at once.
  init(buffer: Int, replaysWhenStopped: Bool = true) {
    self.buffer = buffer
    self.replaysWhenStopped = replaysWhenStopped
  }

  var hasObservers: Bool { lock.withLock { !subscribers.isEmpty } }

  var isDisposed: Bool {
    lock.withLock { if case .disposed = state { true } else { false } }
  }

  var stopEvent: Event<Element>? {
    lock.withLock { if case .stopped(let event) = state { event } else { nil } }
  }

  /// The last element that was sent, also after the end.
  var latest: Element? { lock.withLock { replayed.last } }

  func on(_ event: Event<Element>) {
    let receivers = lock.withLock { () -> Subscribers<Element>? in
      guard case .active = state else { return nil }
      defer { if event.isStopEvent { subscribers.removeAll() } }
      if let element = event.element { remember(element) } else { state = .stopped(event) }
      return subscribers
    }
    receivers?.on(event)
  }

  private func remember(_ element: Element) {
    guard buffer > 0 else { return }
    if replayed.count == buffer { replayed.removeFirst() }
    replayed.append(element)
  }

  func subscribe(_ observer: @escaping (Event<Element>) -> Void) -> Disposable {
    lock.withLock {
      switch state {
      case .disposed:
        observer(.error(RxError.disposed(object: self)))
        return Disposables.create()
      case .stopped(let event):
        if replaysWhenStopped { for element in replayed { observer(.next(element)) } }
        observer(event)
        return Disposables.create()
      case .active:
        let key = subscribers.insert(observer)
        for element in replayed { observer(.next(element)) }
        return Subscription(self) { core in
          core.lock.withLock { core.subscribers.remove(key) }
        }
      }
    }
  }

  func dispose() {
    lock.withLock {
      state = .disposed
      subscribers.removeAll()
      replayed = []
    }
  }
}
