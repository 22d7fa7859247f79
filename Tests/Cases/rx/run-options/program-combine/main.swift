import Combine
import Foundation

final class Owner: RadioDelegate {
  func radio(_ radio: Radio, didHear word: String) { print("  owner hears \(word)") }
  func radioDidClose(_ radio: Radio) {}
  func radioShouldOpen(_ radio: Radio) -> Bool {
    print("  owner is asked")
    return true
  }
  func radio(_ radio: Radio, nameOf channel: Int) -> String { "owner's \(channel)" }
  deinit { print("  owner goes") }
}

/// Asks for nothing by itself.
final class Slow: Subscriber {
  var subscription: (any Subscription)?
  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: String) -> Subscribers.Demand {
    print("  slow heard \(input)")
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { print("  slow \(completion)") }
}

var radio: Radio? = Radio()
var bag: Set<AnyCancellable> = []

@MainActor func hear(_ words: String...) {
  guard let radio else { return }
  for word in words { radio.delegate?.radio(radio, didHear: word) }
}

if let radio {
  print("# the last two elements are for who comes later")
  _ = radio.didHearPublisher
  hear("one", "two", "three")
  radio.didHearPublisher.sink(
    receiveCompletion: { print("  \($0)") }, receiveValue: { print("  heard \($0)") }
  ).store(in: &bag)
  hear("four")

  print("# demand is respected: two wait for who doesn't ask")
  let slow = Slow()
  radio.didHearPublisher.subscribe(slow)
  slow.subscription?.request(.max(1))
  hear("five", "six")
  slow.subscription?.request(.max(5))
  hear("seven", "eight")
  slow.subscription?.cancel()
  hear("nine")

  print("# a subscriber that causes the next elements gets them in order")
  var isFirst = true
  radio.didHearPublisher.dropFirst(2).sink {
    print("  second heard \($0)")
    guard isFirst else { return }
    isFirst = false
    hear("b", "c", "d")
  }.store(in: &bag)
  hear("a")

  print("# the first one is enough")
  radio.didHearPublisher.first().sink { print("  first \($0)") }.store(in: &bag)
  bag.removeAll()

  print("# the sender is kept")
  let id = ObjectIdentifier(radio)
  radio.didClosePublisher.sink { print("  closed: \(ObjectIdentifier($0) == id)") }.store(in: &bag)
  radio.delegate?.radioDidClose(radio)

  print("# answers and questions")
  radio.willOpenPublisher.sink { print("  will open") }.store(in: &bag)
  radio.didAskForNamePublisher.sink { print("  asked for \($0)") }.store(in: &bag)
  print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
  radio.nameOfResponder = [1: "one"]
  print("  name: \(radio.delegate?.radio(radio, nameOf: 1) ?? "none")")

  print("# the forwardee is kept until it is taken away")
  radio.forwardDelegate(to: Owner())
  hear("ten")
  print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
  radio.forwardDelegate(to: nil)
  hear("eleven")
}

print("# what waits comes before the end")
let last = Slow()
radio?.didHearPublisher.subscribe(last)
let late = radio?.didHearPublisher
radio = nil
last.subscription?.request(.max(1))
last.subscription?.request(.max(1))
late?.sink(receiveCompletion: { print("  late \($0)") }, receiveValue: { print("  late \($0)") })
  .store(in: &bag)
print("# done")
