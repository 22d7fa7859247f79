import RxSwift

final class Listener: BuzzDelegate {
  func buzzDidStart(at time: Int) { print("  listener: start at \(time)") }
  func buzzVolume(at time: Int) -> Int { 11 }
}

func buzz(_ delegate: any BuzzDelegate) {
  delegate.buzzDidStart(at: 7)
  print("  volume \(delegate.buzzVolume(at: 7))")
}

var delegate: RxBuzzDelegate? = RxBuzzDelegate()
let bag = DisposeBag()
delegate?.buzzDidStart.subscribe(
  onNext: { print("  observer: start at \($0)") }, onCompleted: { print("  completed") }
).disposed(by: bag)

print("# events and defaults")
if let delegate { buzz(delegate) }

print("# a bound answer")
if let delegate {
  Observable.just([7: 3]).bind(to: delegate.buzzVolume).disposed(by: bag)
  buzz(delegate)
}

print("# the forwardee comes first; itself is none")
let listener = Listener()
delegate?.forwardee = listener
if let delegate { buzz(delegate) }
delegate?.forwardee = delegate
if let delegate { buzz(delegate) }

print("# the end")
delegate = nil
