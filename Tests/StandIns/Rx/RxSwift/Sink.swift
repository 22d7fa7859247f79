import Foundation

/// One subscription. Passes events on up to the first stop event, and none once it is disposed of.
final class Sink<Element>: DisposeBase, Cancelable, ObserverType {
  private let lock = NSLock()
  private var observer: ((Event<Element>) -> Void)?
  private let upstream = SingleAssignmentDisposable()

  init(_ observer: @escaping (Event<Element>) -> Void) {
    self.observer = observer
  }

  var isDisposed: Bool { upstream.isDisposed }

  /// What keeps the events coming: disposed of with the sink, or at once if the sink is done already.
  func follow(_ subscription: Disposable) {
    upstream.setDisposable(subscription)
  }

  func on(_ event: Event<Element>) {
    let observer = lock.withLock {
      defer { if event.isStopEvent { self.observer = nil } }
      return self.observer
    }
    observer?(event)
    if event.isStopEvent { dispose() }
  }

  func dispose() {
    lock.withLock { observer = nil }
    upstream.dispose()
  }
}
