import Foundation

/// Who is there beside the parent.
enum Company: CaseIterable {
  case everybody, observersAndResponders, observers
}

/// What a call is to bring about.
struct Expectation {
  var message: String
  var isEvent: Bool
  var isDecision: Bool
  var isAnswered: Bool
  var isComputed: Bool
  var isAnnounced: Bool

  /// What a hook says about what it hears: nothing is expected of those that the model has no name for.
  private var heardByHook: [Party] { isEvent ? [.observer] : [.responder] }

  /// In order: the forwardee first; the observer of an event or of a question last. A hook goes before both.
  func parties(in company: Company) -> [Party] {
    if BehaviourRecorder.order == .hookFirst {
      return heardByHook + (company == .everybody ? [.forwardee] : [])
    }
    let observer: [Party] = isEvent || isAnnounced ? [.observer] : []
    let responder: [Party] = (isComputed || isDecision) && isAnswered ? [.responder] : []
    switch company {
    case .everybody: return [.forwardee] + observer
    case .observersAndResponders: return responder + observer
    case .observers: return observer
    }
  }
}

/// Who hears a call first.
enum Order {
  case forwardeeFirst, hookFirst
  /// The forwardee first; a question and what observes it are tasks, of which either may run before the other.
  case questionsAsTasks
}

enum Party { case forwardee, observer, responder }

/// The result of a call, as text.
struct Outcome {
  let text: String

  init<Value>(_ value: Value) { text = String(describing: value) }
}

/// Notes what happens, and says what is not as it should be.
final class BehaviourRecorder: @unchecked Sendable {
  private let name: String
  private let company: Company
  private let lock = NSLock()
  private var notes: [(Party, String)] = []
  private var ends: [String] = []
  private var handled = 0

  nonisolated(unsafe) static var order = Order.forwardeeFirst
  nonisolated(unsafe) private static var failures = 0
  nonisolated(unsafe) private static var checks = 0
  nonisolated(unsafe) private static var skipped: [String] = []
  nonisolated(unsafe) private static weak var current: BehaviourRecorder?

  init(_ name: String, _ company: Company) {
    (self.name, self.company) = (name, company)
    Self.current = self
  }

  static var summary: String {
    "\(checks) checked, \(failures) failed, skipped: \(Set(skipped).sorted())"
  }

  func note(_ party: Party, _ message: String) {
    lock.withLock { notes.append((party, message)) }
  }

  func ended(_ message: String) { lock.withLock { ends.append(message) } }

  /// A completion handler of a sample was called.
  static func handle() {
    current.map { recorder in recorder.lock.withLock { recorder.handled += 1 } }
  }

  func check(_ expectation: Expectation, _ outcome: Outcome) {
    let message = expectation.message
    let (notes, handled) = lock.withLock {
      defer { (self.notes, self.handled) = ([], 0) }
      return (self.notes, self.handled)
    }
    if Self.order == .hookFirst, !expectation.isEvent, !expectation.isAnswered { return }
    Self.checks += 1
    let parties = expectation.parties(in: company)
    var heard = notes.map(\.0)
    if Self.order == .questionsAsTasks, heard == parties.reversed(), parties.first == .responder {
      heard = parties
    }
    if heard != parties || notes.contains(where: { $0.1 != message }) {
      fail("\(message): heard by \(notes), expected \(parties)")
    }
    if expectation.isDecision, handled != 1 {
      fail("\(message): the handler was called \(handled) times")
    }
  }

  func hasHeardEnough(_ expectation: Expectation) -> Bool {
    let parties = expectation.parties(in: company)
    return lock.withLock {
      notes.count >= parties.count && (!expectation.isDecision || handled > 0)
    }
  }

  func hasEnded(_ message: String) -> Bool {
    Self.order == .hookFirst || lock.withLock { ends.contains(message) }
  }

  /// A parent without a delegate calls nobody, which is right where nobody is to be called.
  func checkWithoutDelegate(_ expectation: Expectation) {
    Self.checks += 1
    if !expectation.parties(in: company).isEmpty {
      fail("\(expectation.message): the parent has no delegate")
    }
  }

  func mustHaveEnded(_ message: String) {
    if Self.order == .hookFirst { return }
    Self.checks += 1
    let count = lock.withLock { ends.filter { $0 == message }.count }
    // Overloads have one name.
    if count == 0 { fail("\(message): did not end with the parent") }
  }

  /// There is no sample of a parameter.
  func skip(_ expectation: Expectation) { Self.skipped.append("\(name).\(expectation.message)") }

  func fail(_ text: String) {
    Self.failures += 1
    print("FAIL \(name), \(company): \(text)")
  }
}

/// What becomes of parent and forwardee.
final class Fate {
  private weak var parent: AnyObject?
  private weak var forwardee: AnyObject?

  init(_ parent: AnyObject, _ forwardee: AnyObject) {
    (self.parent, self.forwardee) = (parent, forwardee)
  }

  var isSealed: Bool { parent == nil && forwardee == nil }

  func check(_ recorder: BehaviourRecorder) {
    if parent != nil { recorder.fail("the parent is kept") }
    if forwardee != nil { recorder.fail("the forwardee is kept") }
  }
}

/// Keeps subscriptions.
final class Listeners: @unchecked Sendable {
  private var kept: [Any] = []

  func keep(_ subscription: Any) { kept.append(subscription) }
}

/// Lets everything happen that is under way: waits until something has come, but not for ever, and a little longer for what
/// is not to come.
func settle(until isEnough: () -> Bool = { true }) async {
  for _ in 0..<2000 where !isEnough() { try? await Task.sleep(nanoseconds: 1_000_000) }
  for _ in 0..<20 { await Task.yield() }
}
