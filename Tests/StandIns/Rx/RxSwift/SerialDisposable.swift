import Foundation

/// Holds one disposable at a time; a new one disposes of the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = NSLock()
  private var current: Disposable?
  private var disposed = false

  public override init() {
    super.init()
  }

  public var isDisposed: Bool { lock.withLock { disposed } }

  public var disposable: Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let replaced = lock.withLock { () -> Disposable? in
        guard !disposed else { return newValue }
        defer { current = newValue }
        return current
      }
      replaced?.dispose()
    }
  }

  public func dispose() {
    let last = lock.withLock {
      defer {
        current = nil
        disposed = true
      }
      return current
    }
    last?.dispose()
  }
}

/// Takes one disposable, before or after it is itself disposed of.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private let serial = SerialDisposable()

  public override init() {
    super.init()
  }

  public var isDisposed: Bool { serial.isDisposed }

  public func setDisposable(_ disposable: Disposable) {
    serial.disposable = disposable
  }

  public func dispose() {
    serial.dispose()
  }
}
