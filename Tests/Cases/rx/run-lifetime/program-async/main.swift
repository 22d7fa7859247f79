final class Tracker: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  \(name) is released") }
}

final class Owner: LampDelegate {
  func lampDidTurnOn(_ lamp: Lamp) {}
  func lamp(_ lamp: Lamp, didDim level: Int) {}
  func lampColor(_ lamp: Lamp) -> String { "owner's" }
  deinit { print("  owner is released") }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

@MainActor func wait(until isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await Task.yield() }
}

@MainActor func run() async {
  print("# one proxy for all, kept by nobody but those who use it")
  var proxy = Weak<AnyObject>()
  let lamp = Lamp()
  var dims: AsyncStream<Int>.Iterator? = lamp.delegateEvents.didDim().makeAsyncIterator()
  var all: AsyncStream<LampDelegateEvent>.Iterator? = lamp.delegateEvents().makeAsyncIterator()
  proxy.object = lamp.delegate
  do {
    let tracker = Tracker("responder")
    lamp.delegateResponders.color = { tracker.name }
  }
  print("  the same: \(proxy.object === lamp.delegate)")
  lamp.delegate?.lamp(lamp, didDim: 1)
  print("  dimmed to \(await dims?.next() ?? 0)")
  dims = nil
  withExtendedLifetime(all) { all = nil }
  await Task.yield()
  print("  color \(lamp.delegate?.lampColor(lamp) ?? "none")")
  lamp.delegateResponders.color = nil
  await wait { proxy.object == nil }
  print("  gone: \(proxy.object == nil), restored: \(lamp.delegate == nil)")

  print("# the forwardee is not retained")
  do {
    let owner = Owner()
    lamp.delegate = owner
    dims = lamp.delegateEvents.didDim().makeAsyncIterator()
    print("  color \(lamp.delegate?.lampColor(lamp) ?? "none")")
  }
  print("  color \(lamp.delegate?.lampColor(lamp) ?? "none")")
  dims = nil
  await wait { lamp.delegate == nil }
  print("  restored: \(lamp.delegate == nil)")

  print(
    "# a stream doesn't keep its parent; without a runtime that tells, its end is found out later")
  @MainActor func start() -> AsyncStream<Int> {
    let short = Lamp()
    let tracker = Tracker("responder of the parent that went")
    short.delegateResponders.color = { tracker.name }
    return short.delegateEvents.didDim()
  }
  let orphan = start()
  _ = lamp.delegateEvents.didTurnOn()
  for await _ in orphan {}
  print("  the stream ended")
  print("# done")
}

await run()
