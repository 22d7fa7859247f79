import Foundation

/// Runs its actions one after the other on the thread that they are scheduled on: an action that is
/// scheduled by another waits for its end. So sequences that are made of elements interleave when merged.
public class CurrentThreadScheduler: ImmediateSchedulerType {
  private final class Waiting {
    var actions: [() -> Void] = []
  }

  private static let key = "RxSwift.CurrentThreadScheduler"

  public static let instance = CurrentThreadScheduler()

  init() {}

  /// Whether no action is under way on this thread.
  public private(set) static var isScheduleRequired: Bool {
    get { waiting == nil }
    set { Thread.current.threadDictionary[key] = newValue ? nil : Waiting() }
  }

  private static var waiting: Waiting? {
    Thread.current.threadDictionary[key] as? Waiting
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    let scheduled = { if !cancel.isDisposed { cancel.setDisposable(action(state)) } }
    if let waiting = Self.waiting {
      waiting.actions.append(scheduled)
      return cancel
    }
    Self.isScheduleRequired = false
    defer { Self.isScheduleRequired = true }
    scheduled()
    while let waiting = Self.waiting, !waiting.actions.isEmpty {
      waiting.actions.removeFirst()()
    }
    return cancel
  }
}
