import Dispatch
import Foundation

/// Runs an action at once when it is on the main thread and no other action of this scheduler is under
/// way, on the main queue otherwise.
public final class MainScheduler: SerialDispatchQueueScheduler {
  private let lock = NSLock()
  private var pending = 0

  public init() {
    super.init(serialQueue: .main)
  }

  public static let instance = MainScheduler()

  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: DispatchQueue.main)

  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(isOnMainThread, errorMessage ?? "Executing on a background thread.")
  }

  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(isOnMainThread, errorMessage ?? "Running on background thread.")
  }

  /// On Linux, the main actor of an asynchronous program runs on other threads, and RxSwift doesn't check.
  private static var isOnMainThread: Bool {
    #if os(Linux)
      true
    #else
      Thread.isMainThread
    #endif
  }

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let isFirst = lock.withLock {
      defer { pending += 1 }
      return pending == 0
    }
    if isFirst, Thread.isMainThread {
      defer { lock.withLock { pending -= 1 } }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    queue.async {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.lock.withLock { self.pending -= 1 }
    }
    return cancel
  }
}

/// Runs an action at once on the main thread, on the main queue from any other.
public final class ConcurrentMainScheduler: SchedulerType {
  public typealias TimeInterval = Foundation.TimeInterval
  public typealias Time = Date

  private let mainScheduler: MainScheduler

  private init(mainScheduler: MainScheduler) {
    self.mainScheduler = mainScheduler
  }

  public static let instance = ConcurrentMainScheduler(mainScheduler: MainScheduler.instance)

  public var now: Date { mainScheduler.now }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    guard !Thread.isMainThread else { return action(state) }
    let cancel = SingleAssignmentDisposable()
    DispatchQueue.main.async {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    return cancel
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    mainScheduler.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    mainScheduler.schedulePeriodic(
      state, startAfter: startAfter, period: period, action: action)
  }
}
