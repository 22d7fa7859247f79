/// The one subscription that an operator or a subscriber has.
struct Upstream {
  private enum State {
    case awaited
    case subscribed(any Subscription)
    case ended
  }

  private let lock = Lock()
  private let state = Box(State.awaited)

  /// - Returns: false when there is one already, or there is to be none any more; it is cancelled then.
  func begin(_ subscription: any Subscription) -> Bool {
    let isFirst = lock.locked {
      guard case .awaited = state.value else { return false }
      state.value = .subscribed(subscription)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  var subscription: (any Subscription)? {
    lock.locked {
      if case .subscribed(let subscription) = state.value { subscription } else { nil }
    }
  }

  /// - Returns: the subscription, to the first who asks.
  func end() -> (any Subscription)? {
    lock.locked {
      defer { state.value = .ended }
      return if case .subscribed(let subscription) = state.value { subscription } else { nil }
    }
  }
}

/// A value that several parties change.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
