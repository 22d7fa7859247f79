final class Listener: BuzzDelegate {
  func buzzDidStart(at time: Int) { print("  listener: start at \(time)") }
  func buzzVolume(at time: Int) -> Int { 11 }
}

func buzz(_ delegate: any BuzzDelegate) {
  delegate.buzzDidStart(at: 7)
  print("  volume \(delegate.buzzVolume(at: 7))")
}

var delegate: AsyncBuzzDelegate? = AsyncBuzzDelegate()
let events = delegate?.events()
let starts = delegate?.events.buzzDidStart()

print("# events and defaults")
if let delegate { buzz(delegate) }

print("# a responder")
delegate?.responders.buzzVolume = { time in time + 1 }
if let delegate { buzz(delegate) }

print("# the forwardee comes first; itself is none")
let listener = Listener()
delegate?.forwardee = listener
if let delegate { buzz(delegate) }
delegate?.forwardee = delegate
if let delegate { buzz(delegate) }

print("# the end of all streams")
delegate = nil
if let starts { for await time in starts { print("  started at \(time)") } }
if let events { for await event in events { print("  \(event)") } }
