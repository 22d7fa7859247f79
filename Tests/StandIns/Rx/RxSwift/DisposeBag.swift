import Foundation

extension Disposable {
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes of what was put in when it goes.
public final class DisposeBag: DisposeBase {
  private let contents = CompositeDisposable()

  public override init() {
    super.init()
  }

  deinit {
    contents.dispose()
  }

  public func insert(_ disposable: Disposable) {
    _ = contents.insert(disposable)
  }
}

extension DisposeBag {
  public convenience init(disposing disposables: Disposable...) {
    self.init(disposing: disposables)
  }

  public convenience init(@DisposableBuilder builder: () -> [Disposable]) {
    self.init(disposing: builder())
  }

  public convenience init(disposing disposables: [Disposable]) {
    self.init()
    insert(disposables)
  }

  public func insert(_ disposables: Disposable...) {
    insert(disposables)
  }

  public func insert(@DisposableBuilder builder: () -> [Disposable]) {
    insert(builder())
  }

  public func insert(_ disposables: [Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  @resultBuilder
  public struct DisposableBuilder {
    public static func buildBlock(_ disposables: Disposable...) -> [Disposable] {
      disposables
    }
  }
}
