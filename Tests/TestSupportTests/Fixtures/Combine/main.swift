import Combine

/// Asks for what it is told to, and prints everything.
final class Probe<Input, Failure: Error>: Subscriber {
  let name: String
  let first: Subscribers.Demand
  let more: Subscribers.Demand
  var subscription: (any Subscription)?

  init(_ name: String, _ first: Subscribers.Demand, more: Subscribers.Demand = .none) {
    self.name = name
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    print("  \(name): subscribed")
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    print("  \(name): \(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    print("  \(name): \(completion)")
    subscription = nil
  }
}

struct Fault: Error {}

final class Target {
  var value = 0 { didSet { print("  target: \(value)") } }
  deinit { print("  target goes") }
}

print("# a passthrough subject sends what was asked for, and drops the rest")
let numbers = PassthroughSubject<Int, Never>()
let two = Probe<Int, Never>("two", .max(2))
numbers.subscribe(two)
for number in 1...4 { numbers.send(number) }
two.subscription?.request(.max(1))
numbers.send(5)
two.subscription?.cancel()
numbers.send(6)
let all = Probe<Int, Never>("all", .max(1), more: .max(1))
numbers.subscribe(all)
numbers.send(7)
numbers.send(8)
numbers.send(completion: .finished)
numbers.send(9)
numbers.subscribe(Probe("late", .unlimited))

print("# a current value waits for demand, and only the last one is sent")
let current = CurrentValueSubject<Int, Never>(1)
let slow = Probe<Int, Never>("slow", .none)
current.subscribe(slow)
current.send(2)
current.value = 3
slow.subscription?.request(.max(1))
slow.subscription?.request(.max(1))
current.send(4)
current.send(5)
slow.subscription?.request(.max(1))
print("  value \(current.value)")
current.send(completion: .finished)
current.subscribe(Probe("late", .unlimited))

print("# sinks and assignments")
let source = PassthroughSubject<Int, Never>()
var bag: Set<AnyCancellable> = []
do {
  let sink = source.sink(
    receiveCompletion: { print("  sink: \($0)") }, receiveValue: { print("  sink: \($0)") })
  source.send(1)
  withExtendedLifetime(sink) {}
}
source.send(2)
weak var kept: Target?
do {
  let target = Target()
  kept = target
  source.assign(to: \.value, on: target).store(in: &bag)
  source.send(3)
}
print("  kept: \(kept != nil)")
bag.removeAll()
print("  kept: \(kept != nil)")
source.send(4)
var once: AnyCancellable?
once = source.sink {
  print("  once: \($0)")
  once?.cancel()
}
source.send(5)
source.send(6)
withExtendedLifetime(once) {}

print("# a subscriber that sends, subscribes or cancels while it receives")
let nested = PassthroughSubject<Int, Never>()
var inner: [AnyCancellable] = []
let outer = nested.sink { number in
  print("  outer: \(number)")
  guard number == 1 else { return }
  inner.append(nested.filter { $0 > 2 }.sink { print("  inner: \($0)") })
  nested.send(2)
}
nested.send(1)
outer.cancel()
nested.send(3)
inner.removeAll()
nested.send(4)

print("# operators")
let odd = PassthroughSubject<Int, Never>()
let filtered = Probe<String, Never>("filtered", .max(2))
odd.filter { $0 % 2 == 1 }.map { "<\($0)>" }.subscribe(filtered)
for number in 1...6 { odd.send(number) }
let words = ["1", "a", "2", "b", "3"].publisher
words.compactMap { Int($0) }.subscribe(Probe<Int, Never>("compact", .max(2)))
words.first().subscribe(Probe<String, Never>("first", .unlimited))
words.prefix(2).subscribe(Probe<String, Never>("prefix", .unlimited))
words.dropFirst(3).subscribe(Probe<String, Never>("drop", .unlimited))
Just(1).append(2, 3).prepend(0).subscribe(Probe<Int, Never>("joined", .max(3)))
Empty<Int, Never>().subscribe(Probe("empty", .unlimited))
Deferred { Just(bag.count) }.subscribe(Probe<Int, Never>("deferred", .unlimited))

print("# what is told to handlers")
let told = PassthroughSubject<Int, Fault>()
func handled(_ told: PassthroughSubject<Int, Fault>, _ name: String) -> AnyPublisher<Int, Fault> {
  told.handleEvents(
    receiveSubscription: { _ in print("  \(name) subscription") },
    receiveOutput: { print("  \(name) output \($0)") },
    receiveCompletion: { print("  \(name) completion \($0)") },
    receiveCancel: { print("  \(name) cancel") },
    receiveRequest: { print("  \(name) request \($0)") }
  ).eraseToAnyPublisher()
}
let cancelled = Probe<Int, Fault>("probe", .max(1), more: .max(1))
handled(told, "a").subscribe(cancelled)
told.send(1)
cancelled.subscription?.cancel()
cancelled.subscription?.cancel()
let failed = Probe<Int, Fault>("probe", .unlimited)
handled(told, "b").subscribe(failed)
told.send(2)
told.send(completion: .failure(Fault()))

print("# a buffer keeps what is not asked for")
let events = PassthroughSubject<Int, Never>()
let newest = Probe<Int, Never>("newest", .none)
events.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(newest)
let oldest = Probe<Int, Never>("oldest", .none)
events.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(oldest)
for number in 1...4 { events.send(number) }
newest.subscription?.request(.max(1))
oldest.subscription?.request(.max(1))
events.send(5)
events.send(completion: .finished)
newest.subscription?.request(.max(3))
oldest.subscription?.request(.max(3))

print("# a subject that subscribes")
let relay = PassthroughSubject<Int, Never>()
let origin = PassthroughSubject<Int, Never>()
relay.subscribe(Probe("relay", .unlimited))
let connection = origin.subscribe(relay)
origin.send(1)
connection.cancel()
origin.send(2)

print("# demand")
print("  \(Subscribers.Demand.max(2) + .max(3)) \(.max(2) + .unlimited == .unlimited)")
print("  \(Subscribers.Demand.unlimited - 3) \(Subscribers.Demand.max(5) - .max(2))")
print("  \(Subscribers.Demand.max(2) < .unlimited) \(Subscribers.Demand.unlimited > 5)")
