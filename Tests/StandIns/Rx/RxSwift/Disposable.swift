import Foundation

public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Base class of the disposables that are classes.
public class DisposeBase {
  init() {}
}

public struct Disposables {
  private init() {}
}

extension Disposables {
  public static func create() -> Disposable { Nothing() }

  public static func create(with dispose: @escaping () -> Void) -> Cancelable {
    Action(dispose)
  }

  public static func create(
    _ disposable1: Disposable, _ disposable2: Disposable
  ) -> Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2])
  }

  public static func create(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable
  ) -> Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2, disposable3])
  }

  public static func create(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable,
    _ disposables: Disposable...
  ) -> Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
  }

  public static func create(_ disposables: [Disposable]) -> Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct Nothing: Disposable {
  func dispose() {}
}

/// Runs its closure at the first `dispose()` only, and lets go of it then.
private final class Action: DisposeBase, Cancelable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}
