import Combine
import Foundation

final class Tracker {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  \(name) is released") }
}

struct Weak {
  weak var object: AnyObject?
}

var proxies: [Weak] = []
var held: [any LampDelegate] = []

@MainActor func live(_ number: Int, holdingProxy: Bool) -> [AnyCancellable] {
  let lamp = Lamp()
  let tracker = Tracker("subscriber \(number)")
  let subscriptions = [
    lamp.didTurnOnPublisher.sink(
      receiveCompletion: { print("  didTurnOn \(number) \($0)") },
      receiveValue: { print("  on", tracker.name) }),
    lamp.didDimPublisher.sink(
      receiveCompletion: { print("  didDim \(number) \($0)") },
      receiveValue: { print("  dim \($0)") }),
  ]
  lamp.colorResponder = "red"
  lamp.delegate?.lampDidTurnOn(lamp)
  lamp.delegate?.lamp(lamp, didDim: number)
  print("  color \(lamp.delegate?.lampColor(lamp) ?? "none")")
  let proxy = lamp.delegate
  _ = lamp.didDimPublisher
  print("  one proxy for all: \(proxy != nil && lamp.delegate === proxy)")
  proxies.append(Weak(object: proxy))
  if holdingProxy, let proxy { held.append(proxy) }
  return subscriptions
}

print("# the parent goes: every publisher ends, nothing is left")
var subscriptions = live(1, holdingProxy: false)
print("  the proxy is gone: \(proxies.allSatisfy { $0.object == nil })")

print("# also when somebody holds the proxy")
subscriptions += live(2, holdingProxy: true)
print("  the proxy is there: \(proxies.last?.object != nil)")
held[0].lampDidTurnOn(Lamp())
held.removeAll()
print("  the proxy is gone: \(proxies.allSatisfy { $0.object == nil })")

print("# the subscriptions' ends are theirs")
subscriptions.removeAll()

print("# who comes after the end hears of it")
var late: AnyPublisher<Int, Never>?
do { late = Lamp().didDimPublisher }
let end = late?.sink(receiveCompletion: { print("  late \($0)") }, receiveValue: { _ in })

print("# another parent has another proxy")
let first = Lamp()
let second = Lamp()
_ = (first.didDimPublisher, second.didDimPublisher)
print("  \(first.delegate !== second.delegate)")

print("# after a subscription ends, nothing is heard, and nothing is kept")
do {
  let tracker = Tracker("cancelled subscriber")
  let subscription = first.didDimPublisher.sink { print("  dim \($0) for \(tracker.name)") }
  first.delegate?.lamp(first, didDim: 1)
  subscription.cancel()
}
first.delegate?.lamp(first, didDim: 2)

print("# many subscribe, send and cancel at once")
let crowd = Crowd(second)
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  for _ in 0..<200 { crowd.pass() }
}
print("  \(crowd.isPlausible)")
print("# done")
withExtendedLifetime(end) {}

final class Crowd: @unchecked Sendable {
  private let lock = NSLock()
  private var heard = 0
  private var sent = 0
  private let lamp: Lamp
  private let publisher: AnyPublisher<Int, Never>

  init(_ lamp: Lamp) {
    self.lamp = lamp
    publisher = lamp.didDimPublisher
  }

  func pass() {
    let subscription = publisher.sink { [self] _ in lock.withLock { heard += 1 } }
    lock.withLock { sent += 1 }
    lamp.delegate?.lamp(lamp, didDim: 0)
    subscription.cancel()
  }

  /// Everybody hears at least what they sent themselves.
  var isPlausible: Bool { sent == 1600 && heard >= sent }
}
