final class Ringer: BellDelegate {
  let name: String
  init(_ name: String) { self.name = name }
  func bellWillRing(_ bell: Bell) { print("  \(name): will ring") }
  func bell(_ bell: Bell, didRing times: Int, loudness: Double) {
    print("  \(name): did ring \(times) times, \(loudness) loud")
  }
  func bell(_ bell: Bell, didCrack depth: Int?) {
    print("  \(name): did crack \(depth.map(String.init) ?? "nowhere")")
  }
}

/// What other proxies do.
final class Wrapper: BellDelegate {
  private weak var inner: (any BellDelegate)?
  init(_ inner: (any BellDelegate)?) { self.inner = inner }
  func bellWillRing(_ bell: Bell) {
    print("  wrapper")
    inner?.bellWillRing(bell)
  }
  func bell(_ bell: Bell, didRing times: Int, loudness: Double) {
    inner?.bell(bell, didRing: times, loudness: loudness)
  }
  func bell(_ bell: Bell, didCrack depth: Int?) { inner?.bell(bell, didCrack: depth) }
}

/// A listener ends beside the code that ends it.
@MainActor func wait(_ what: String, until isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await Task.yield() }
  print("  \(what): \(isTrue())")
}

@MainActor func run() async {
  let bell = Bell()
  let first = Ringer("first")
  bell.delegate = first

  print("# the delegate that was there is called first; every listener hears everything, in order")
  var listener: AsyncStream<BellDelegateEvent>.Iterator? =
    bell.delegateEvents().makeAsyncIterator()
  var other: AsyncStream<BellDelegateEvent>.Iterator? = bell.delegateEvents().makeAsyncIterator()
  var rings: AsyncStream<(times: Int, loudness: Double)>.Iterator? =
    bell.delegateEvents.didRingTimes().makeAsyncIterator()
  bell.ring(times: 2, loudness: 0.5)
  bell.ring(times: 3, loudness: 1)
  for _ in 0..<6 { if let event = await listener?.next() { print("  \(event)") } }
  for _ in 0..<6 { if let event = await other?.next() { print("  other: \(event)") } }
  while let (times, loudness) = await rings?.next() {
    print("  rang \(times) times, \(loudness) loud")
    if times == 3 { break }
  }

  print("# the former delegate comes back when the last one stops")
  listener = nil
  other = nil
  await wait("still there", until: { bell.delegate !== first })
  rings = nil
  await wait("given back", until: { bell.delegate === first })
  bell.ring(times: 1, loudness: 1)

  print("# a loop that is left, a stream that is let go, a task that is cancelled")
  let willRing = Task {
    for await _ in bell.delegateEvents.willRing() {
      print("  heard it")
      break
    }
  }
  await wait("installed", until: { bell.delegate !== first })
  bell.ring(times: 4, loudness: 4)
  await willRing.value
  await wait("given back", until: { bell.delegate === first })
  _ = bell.delegateEvents()
  await wait("given back", until: { bell.delegate === first })
  let cracks = Task {
    for await depth in bell.delegateEvents.didCrack() { print("  cracked \(depth as Any)") }
    print("  cancelled: \(Task.isCancelled)")
  }
  await wait("installed", until: { bell.delegate !== first })
  cracks.cancel()
  await cracks.value
  await wait("given back", until: { bell.delegate === first })

  print("# another delegate that is set meanwhile stays, and is served from the next listening on")
  let second = Ringer("second")
  var deaf: AsyncStream<Void>.Iterator? = bell.delegateEvents.willRing().makeAsyncIterator()
  bell.delegate = second
  bell.ring(times: 5, loudness: 5)
  var hearing: AsyncStream<Void>.Iterator? = bell.delegateEvents.willRing().makeAsyncIterator()
  bell.delegate?.bellWillRing(bell)
  if await deaf?.next() != nil { print("  the first listener hears again") }
  if await hearing?.next() != nil { print("  the second one hears") }
  bell.delegate = first
  deaf = nil
  hearing = nil
  await wait("first stays", until: { bell.delegate === first })

  print("# one that took its place and forwards to it: each still hears each event once")
  var inner: AsyncStream<Void>.Iterator? = bell.delegateEvents.willRing().makeAsyncIterator()
  let wrapper = Wrapper(bell.delegate)
  bell.delegate = wrapper
  var outer: AsyncStream<Void>.Iterator? = bell.delegateEvents.willRing().makeAsyncIterator()
  for _ in 0..<2 { bell.delegate?.bellWillRing(bell) }
  for _ in 0..<2 where await inner?.next() != nil { print("  the inner listener hears") }
  for _ in 0..<2 where await outer?.next() != nil { print("  the outer listener hears") }
  inner = nil
  outer = nil
  await wait("the wrapper is back", until: { bell.delegate === wrapper })
  bell.delegate?.bellWillRing(bell)
  bell.delegate = first

  print("# the caller chooses what is buffered")
  var newest: AsyncStream<(times: Int, loudness: Double)>.Iterator? =
    bell.delegateEvents.didRingTimes(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
  var oldest: AsyncStream<(times: Int, loudness: Double)>.Iterator? =
    bell.delegateEvents.didRingTimes(bufferingPolicy: .bufferingOldest(1)).makeAsyncIterator()
  bell.ring(times: 6, loudness: 6)
  bell.ring(times: 7, loudness: 7)
  print(
    "  newest: \(await newest?.next()?.times ?? 0), oldest: \(await oldest?.next()?.times ?? 0)")
  newest = nil
  oldest = nil
  await wait("given back", until: { bell.delegate === first })

  print("# outside of actors it is given back at once")
  nonisolated func listenAlone() async {
    let bell = Bell()
    let ringer = Ringer("alone")
    bell.delegate = ringer
    var listener: AsyncStream<Void>.Iterator? = bell.delegateEvents.willRing().makeAsyncIterator()
    print("  installed: \(bell.delegate !== ringer)")
    bell.delegate?.bellWillRing(bell)
    if await listener?.next() != nil { print("  heard it") }
    listener = nil
    print("  given back: \(bell.delegate === ringer)")
  }
  await listenAlone()
}

await run()
