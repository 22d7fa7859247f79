import Combine
import Foundation

final class Ringer: BellDelegate {
  let name: String
  init(_ name: String) { self.name = name }
  func bellWillRing(_ bell: Bell) { print("\(name): will ring") }
  func bell(_ bell: Bell, didRing times: Int, loudness: Double) {
    print("\(name): did ring \(times) times, \(loudness) loud")
  }
  func bell(_ bell: Bell, didCrack depth: Int?) {
    print("\(name): did crack \(depth.map(String.init) ?? "nowhere")")
  }
}

/// Asks for so many elements at first, and for one more only when it is told to.
final class Slow<Input>: Subscriber {
  typealias Failure = Never
  var subscription: (any Subscription)?
  let first: Int
  init(_ first: Int) { self.first = first }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(.max(first)) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    print("slow: \(input)")
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { print("slow: \(completion)") }
}

let bell = Bell()
let first = Ringer("first")
bell.delegate = first

print("# a delegate that was there before goes on working, and is called before subscribers")
var bag: Set<AnyCancellable> = []
bell.willRingPublisher.sink { print("subscriber: will ring") }.store(in: &bag)
bell.didRingTimesPublisher.sink { print("subscriber: did ring \($0.times), \($0.loudness)") }
  .store(in: &bag)
bell.didCrackPublisher.sink { print("subscriber: did crack \($0 as Any)") }.store(in: &bag)
bell.ring(times: 2, loudness: 0.5)
print("first is the delegate: \(bell.delegate === first)")

print("# one that is made the forwardee, and taken away")
let second = Ringer("second")
bell.forwardDelegate(to: second)
bell.ring(times: 1, loudness: 1)
bell.forwardDelegate(to: nil)
bell.ring(times: 0, loudness: 0)

print("# the proxy as its own forwardee is ignored")
bell.forwardDelegate(to: second)
bell.forwardDelegate(to: bell.delegate)
bell.ring(times: 4, loudness: 4)

print("# one that is set on the parent is the forwardee from the next use on")
let third = Ringer("third")
bell.delegate = third
bell.ring(times: 3, loudness: 3)
_ = bell.willRingPublisher
bell.ring(times: 5, loudness: 5)

print("# the forwardee is not kept")
do { bell.forwardDelegate(to: Ringer("nobody")) }
bell.ring(times: 6, loudness: 6)

print("# a subscriber may replace the delegate, end its subscription, or cause the next event")
var again = true
var reentrant: AnyCancellable? = bell.willRingPublisher.sink {
  guard again else { return }
  again = false
  bell.forwardDelegate(to: third)
  bell.ring(times: 7, loudness: 7)
}
bell.ring(times: 8, loudness: 8)
reentrant = nil
var once: AnyCancellable?
once = bell.didCrackPublisher.sink { _ in
  print("only once")
  once?.cancel()
}
bag = []
bell.ring(times: 9, loudness: 9)
bell.ring(times: 10, loudness: 10)

print("# what isn't asked for is dropped, or buffered on demand")
bell.forwardDelegate(to: nil)
let slow = Slow<Int>(1)
bell.didRingTimesPublisher.map(\.times).subscribe(slow)
let buffered = Slow<Int>(0)
bell.didRingTimesPublisher.map(\.times)
  .buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(buffered)
for times in 1...4 { bell.ring(times: times, loudness: 0) }
slow.subscription?.request(.max(1))
bell.ring(times: 5, loudness: 0)
print("buffered:")
buffered.subscription?.request(.max(3))
