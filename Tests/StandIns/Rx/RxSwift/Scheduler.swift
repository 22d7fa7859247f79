import Dispatch
import Foundation

public typealias RxTimeInterval = DispatchTimeInterval
public typealias RxTime = Date

public protocol ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable
}

public protocol SchedulerType: ImmediateSchedulerType {
  var now: RxTime { get }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable
}

extension SchedulerType {
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> Disposable {
    let timer = SerialDisposable()
    func fire(_ state: StateType, after delay: RxTimeInterval) {
      timer.disposable = scheduleRelative(state, dueTime: delay) { state in
        fire(action(state), after: period)
        return Disposables.create()
      }
    }
    fire(state, after: startAfter)
    return timer
  }
}

/// Runs its actions one after the other on a serial queue.
public class SerialDispatchQueueScheduler: SchedulerType {
  public typealias TimeInterval = Foundation.TimeInterval
  public typealias Time = Date

  let queue: DispatchQueue

  init(serialQueue: DispatchQueue) {
    queue = serialQueue
  }

  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, qos: qos))
  }

  public var now: Date { Date() }

  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    scheduleInternal(state, action: action)
  }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    queue.async {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    return cancel
  }

  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    queue.asyncAfter(deadline: .now() + dueTime) {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    return cancel
  }
}
