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

@MainActor func wait(until isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await Task.yield() }
}

let radio = Radio()

@MainActor func run(_ radio: Radio) async {
  print("# the last two elements are for who comes later")
  var events: AsyncStream<RadioDelegateEvent>.Iterator? = radio.delegateEvents().makeAsyncIterator()
  for word in ["one", "two", "three"] { radio.delegate?.radio(radio, didHear: word) }
  var words: AsyncStream<String>.Iterator? = radio.delegateEvents.didHear().makeAsyncIterator()
  radio.delegate?.radio(radio, didHear: "four")
  for _ in 0..<3 { print("  heard \(await words?.next() ?? "nothing")") }
  words = nil

  print("# the sender is kept")
  var closings: AsyncStream<Radio>.Iterator? = radio.delegateEvents.didClose().makeAsyncIterator()
  radio.delegate?.radioDidClose(radio)
  print("  closed: \(await closings?.next(isolation: #isolation) === radio)")
  closings = nil

  print("# answers and questions, in one order with the events")
  print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
  radio.delegateResponders.nameOf = { channel in "channel \(channel)" }
  print("  name: \(radio.delegate?.radio(radio, nameOf: 1) ?? "none")")
  for _ in 0..<7 {
    switch await events?.next(isolation: #isolation) {
    case .didHear(let word): print("  heard \(word)")
    case .didClose(let closed): print("  closed: \(closed === radio)")
    case .willOpen: print("  will open")
    case .didAskForName(let channel): print("  asked for \(channel)")
    case nil: print("  ended")
    }
  }
  radio.delegateResponders.nameOf = nil
  events = nil
  await wait { radio.delegate == nil }

  print("# the forwardee is kept until it is given back")
  @MainActor func listen() -> AsyncStream<String> {
    let owner = Owner()
    radio.delegate = owner
    return radio.delegateEvents.didHear()
  }
  var kept: AsyncStream<String>.Iterator? = listen().makeAsyncIterator()
  radio.delegate?.radio(radio, didHear: "five")
  print("  open: \(radio.delegate?.radioShouldOpen(radio) as Any)")
  print("  heard \(await kept?.next() ?? "nothing")")
  kept = nil
  await wait { radio.delegate == nil }
  print("# done")
}

await run(radio)
