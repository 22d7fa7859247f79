import Foundation
import RxSwift

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

let bell = Bell()
let first = Ringer("first")
bell.delegate = first

print("# a delegate that was there before goes on working, and is called before observers")
let bag = DisposeBag()
bell.rx.willRing.subscribe(onNext: { print("observer: will ring") }).disposed(by: bag)
bell.rx.didRingTimes.subscribe(onNext: { print("observer: did ring \($0.times), \($0.loudness)") })
  .disposed(by: bag)
bell.rx.didCrack.subscribe(onNext: { print("observer: did crack \($0 as Any)") }).disposed(by: bag)
bell.ring(times: 2, loudness: 0.5)
print("proxy is installed: \(bell.delegate is RxBellDelegateProxy)")

print("# one that is set through rx, and taken away")
bell.rx.delegate.setForwardToDelegate(nil, retainDelegate: false)
let second = Ringer("second")
let installation = bell.rx.setDelegate(second)
bell.ring(times: 1, loudness: 1)
installation.dispose()
bell.ring(times: 0, loudness: 0)

print("# the proxy as its own forwardee is ignored")
if let proxy = bell.delegate { bell.rx.setDelegate(proxy).dispose() }
bell.ring(times: 4, loudness: 4)

print("# an observer may replace the delegate, end its subscription, or cause the next event")
let third = Ringer("third")
var again = true
let reentrant = bell.rx.willRing.subscribe(onNext: {
  guard again else { return }
  again = false
  bell.rx.setDelegate(third).disposed(by: bag)
  bell.ring(times: 7, loudness: 7)
})
bell.ring(times: 5, loudness: 5)
reentrant.dispose()
let once = SerialDisposable()
once.disposable = bell.rx.didCrack.subscribe(onNext: { _ in
  print("only once")
  once.dispose()
})
bell.ring(times: 6, loudness: 6)
