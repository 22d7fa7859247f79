/// Hands elements to a target that it does not retain, on the main thread. An error traps.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value

  private let binding: (Event<Value>) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error): assertionFailure("Binding error: \(error)")
      case .completed: break
      }
    }
  }

  public func on(_ event: Event<Value>) {
    binding(event)
  }

  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}
