import Foundation

/// Disposes of all its members, in the order they came; what comes afterwards is disposed of at once.
public final class CompositeDisposable: DisposeBase, Cancelable {
  public struct DisposeKey {
    fileprivate let number: Int
  }

  private let lock = NSLock()
  private var members: [(number: Int, disposable: Disposable)]? = []
  private var nextNumber = 0

  public override init() {
    super.init()
  }

  public init(_ disposable1: Disposable, _ disposable2: Disposable) {
    super.init()
    insertAll([disposable1, disposable2])
  }

  public init(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable
  ) {
    super.init()
    insertAll([disposable1, disposable2, disposable3])
  }

  public init(
    _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable,
    _ disposable4: Disposable, _ disposables: Disposable...
  ) {
    super.init()
    insertAll([disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  public init(disposables: [Disposable]) {
    super.init()
    insertAll(disposables)
  }

  private func insertAll(_ disposables: [Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  public var isDisposed: Bool { lock.withLock { members == nil } }

  public var count: Int { lock.withLock { members?.count ?? 0 } }

  public func insert(_ disposable: Disposable) -> DisposeKey? {
    let key = lock.withLock { () -> DisposeKey? in
      guard members != nil else { return nil }
      nextNumber += 1
      members?.append((nextNumber, disposable))
      return DisposeKey(number: nextNumber)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  public func remove(for disposeKey: DisposeKey) {
    let removed = lock.withLock { () -> Disposable? in
      guard let index = members?.firstIndex(where: { $0.number == disposeKey.number }) else {
        return nil
      }
      return members?.remove(at: index).disposable
    }
    removed?.dispose()
  }

  public func dispose() {
    let members = lock.withLock {
      defer { self.members = nil }
      return self.members ?? []
    }
    for member in members { member.disposable.dispose() }
  }
}
