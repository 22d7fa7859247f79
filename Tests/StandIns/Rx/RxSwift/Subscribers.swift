/// Observers in the order in which they came. A copy of it is what an event is sent to, so that observers
/// may come and go while they are called.
struct Subscribers<Element> {
  private var entries: [(key: Int, observer: (Event<Element>) -> Void)] = []
  private var nextKey = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ observer: @escaping (Event<Element>) -> Void) -> Int {
    nextKey += 1
    entries.append((nextKey, observer))
    return nextKey
  }

  mutating func remove(_ key: Int) {
    entries.removeAll { $0.key == key }
  }

  mutating func removeAll() {
    entries.removeAll()
  }

  func on(_ event: Event<Element>) {
    for entry in entries { entry.observer(event) }
  }
}

/// Takes an observer out of the subject that it is subscribed to, without keeping the subject alive.
final class Subscription<Subject: AnyObject>: Disposable {
  private weak var subject: Subject?
  private let remove: (Subject) -> Void

  init(_ subject: Subject, remove: @escaping (Subject) -> Void) {
    self.subject = subject
    self.remove = remove
  }

  func dispose() {
    if let subject { remove(subject) }
    subject = nil
  }
}
