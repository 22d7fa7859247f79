import Foundation
import RxSwift

final class Tracker {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  \(name) is released") }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

var proxies: [Weak<AnyObject>] = []

@MainActor func live(_ number: Int) -> [Disposable] {
  let lamp = Lamp()
  let tracker = Tracker("observer \(number)")
  let subscriptions = [
    lamp.rx.didTurnOn.subscribe(
      onNext: { _ in print("  on", tracker.name) }, onError: { print("  error \($0)") },
      onCompleted: { print("  didTurnOn \(number) completed") }),
    lamp.rx.didDim.subscribe(
      onNext: { print("  dim \($0)") }, onCompleted: { print("  didDim \(number) completed") }),
  ]
  lamp.rx.color.onNext("red")
  lamp.delegate?.lampDidTurnOn(lamp)
  lamp.delegate?.lamp(lamp, didDim: number)
  print("  color \(lamp.delegate?.lampColor(lamp) ?? "none")")
  proxies.append(Weak(object: lamp.rx.delegate))
  print("  one proxy for all: \(proxies.last?.object === lamp.rx.delegate)")
  return subscriptions
}

print("# the parent goes: every observable completes, nothing is left")
var subscriptions = live(1)
print("  the proxy is gone: \(proxies.allSatisfy { $0.object == nil })")
print("# the observers' ends are theirs")
subscriptions.removeAll()

print("# another parent has another proxy")
let first = Lamp()
let second = Lamp()
print("  \(first.rx.delegate !== second.rx.delegate)")

print("# after a subscription ends, nothing is heard")
let subscription = first.rx.didDim.subscribe(onNext: { print("  dim \($0)") })
first.delegate?.lamp(first, didDim: 1)
subscription.dispose()
first.delegate?.lamp(first, didDim: 2)
print("# done")
