import Combine

final class Listener: BuzzDelegate {
  func buzzDidStart(at time: Int) { print("  listener: start at \(time)") }
  func buzzVolume(at time: Int) -> Int { 11 }
}

func buzz(_ delegate: any BuzzDelegate) {
  delegate.buzzDidStart(at: 7)
  print("  volume \(delegate.buzzVolume(at: 7))")
}

var delegate: CombineBuzzDelegate? = CombineBuzzDelegate()
var bag: Set<AnyCancellable> = []
delegate?.buzzDidStartPublisher.sink(
  receiveCompletion: { print("  \($0)") }, receiveValue: { print("  subscriber: start at \($0)") }
).store(in: &bag)

print("# events and defaults")
if let delegate { buzz(delegate) }

print("# a responder")
if let delegate {
  Just([7: 3]).assign(to: \.buzzVolumeResponder, on: delegate).store(in: &bag)
  buzz(delegate)
}

print("# the forwardee comes first; itself is ignored")
let listener = Listener()
delegate?.forwardee = listener
if let delegate { buzz(delegate) }
delegate?.forwardee = delegate
if let delegate { buzz(delegate) }

print("# the end")
delegate = nil
