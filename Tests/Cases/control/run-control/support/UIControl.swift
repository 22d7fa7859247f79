/// What a control calls.
@MainActor protocol NativeTarget: AnyObject {
  func controlDidFire()
}

/// A control that works without UIKit: like the real one it doesn't retain its targets.
@MainActor class UIControl {
  struct Event: OptionSet, Sendable {
    let rawValue: UInt

    static let touchUpInside = Event(rawValue: 1 << 6)
    static let valueChanged = Event(rawValue: 1 << 12)
    static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  private struct Entry {
    weak var target: (any NativeTarget)?
    var events: Event
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var targetCount: Int { entries.filter { $0.target != nil }.count }

  func addTarget(_ target: any NativeTarget, for events: Event) {
    entries.append(Entry(target: target, events: events))
  }

  func removeTarget(_ target: any NativeTarget, for events: Event) {
    entries.removeAll { $0.target === target && !$0.events.isDisjoint(with: events) }
  }

  func sendActions(for events: Event) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.target?.controlDidFire()
    }
  }
}
