import Combine
import Foundation

/// Takes what it asks for, and no more.
final class Frugal<Input>: Subscriber {
  typealias Failure = Never

  let name: String
  let initialDemand: Subscribers.Demand
  let show: (Input) -> String
  var further = Subscribers.Demand.none
  private(set) var subscription: (any Subscription)?

  init(_ name: String, _ demand: Subscribers.Demand = .none, show: @escaping (Input) -> String) {
    self.name = name
    initialDemand = demand
    self.show = show
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    print("  \(name) gets", show(input))
    defer { further = .none }
    return further
  }

  func receive(completion: Subscribers.Completion<Never>) { print("  \(name) ends") }
}

@MainActor func run() {
  var control: RatingControl? = RatingControl()
  guard let events = control?.publisher(for: .valueChanged), let values = control?.ratingPublisher
  else { return }

  print("a value begins with the current one:")
  let sink = values.sink(receiveCompletion: { _ in print("  sink ends") }) { print("  sink gets", $0) }
  control?.rate(1)

  print("events are typed as the control, and dropped without demand:")
  let event = Frugal<RatingControl>("event") { "\(type(of: $0)) with \($0.rating)" }
  events.subscribe(event)
  control?.rate(2)
  event.subscription?.request(.max(1))
  control?.rate(3)
  control?.rate(4)
  event.further = .max(1)
  event.subscription?.request(.max(1))
  control?.rate(5)
  control?.rate(6)
  control?.rate(7)

  print("a value that was missed is made up for once:")
  let value = Frugal<Int>("value", .max(1)) { "\($0)" }
  values.subscribe(value)
  control?.rate(8)
  control?.rate(9)
  value.subscription?.request(.max(2))
  control?.rate(10)
  control?.rate(11)

  print("only its events count:")
  control?.sendActions(for: .touchUpInside)

  print("cancelling removes the target:")
  print("  targets", control?.targetCount ?? 0)
  event.subscription?.cancel()
  event.subscription?.request(.unlimited)
  value.subscription?.cancel()
  sink.cancel()
  print("  targets", control?.targetCount ?? 0)
  control?.rate(12)

  print("from any thread:")
  nonisolated(unsafe) let elsewhere = values.sink { print("  elsewhere gets", $0) }
  let thread = Thread { elsewhere.cancel() }
  thread.start()
  while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  control?.rate(13)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  print("  targets", control?.targetCount ?? 0)

  print("a subscription doesn't retain the control, and ends with it:")
  let last = Frugal<RatingControl>("last", .unlimited) { "\($0.rating)" }
  events.subscribe(last)
  let kept = values.sink(receiveCompletion: { _ in print("  kept ends") }) { _ in }
  let isGone = { [weak control] in control == nil }
  control = nil
  print("  gone", isGone())

  print("without a control it ends at once:")
  let late = Frugal<Int>("late", .unlimited) { "\($0)" }
  values.subscribe(late)
  withExtendedLifetime((last, kept, late)) {}
}

MainActor.assumeIsolated { run() }
