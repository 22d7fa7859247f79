import Foundation

/// What somebody would write by hand for one listener, whose stream is there from the start.
final class HandWritten: MeterDelegate {
  let readings: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() { (readings, continuation) = AsyncStream.makeStream(of: Int.self) }

  func meter(_ meter: Meter, didRead value: Int) { continuation.yield(value) }
}

/// What somebody would write by hand for as many listeners as there are, which is what generated code feeds.
final class HandWrittenForMany: MeterDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [UUID: AsyncStream<Int>.Continuation] = [:]

  func readings() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let id = UUID()
      continuation.onTermination = { _ in self.lock.withLock { self.listeners[id] = nil } }
      lock.withLock { listeners[id] = continuation }
    }
  }

  func meter(_ meter: Meter, didRead value: Int) {
    let listeners = lock.withLock { Array(self.listeners.values) }
    for listener in listeners { listener.yield(value) }
  }
}

/// `hand`, `many` or `made`, and how many events.
@main enum Program {
  static func main() async {
    let count = Int(CommandLine.arguments[2]) ?? 0
    let meter = Meter()
    let (hand, many) = (HandWritten(), HandWrittenForMany())
    let stream: AsyncStream<Int>
    switch CommandLine.arguments[1] {
    case "hand":
      meter.delegate = hand
      stream = hand.readings
    case "many":
      meter.delegate = many
      stream = many.readings()
    default: stream = meter.delegateEvents.didRead()
    }
    let start = processorTime()
    // Nobody waits in between: what passes events on is measured, and not what wakes whoever hears them.
    for value in 0..<count { meter.read(value) }
    let time = processorTime() - start
    var sum = 0
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<count { sum &+= await iterator.next() ?? 0 }
    print(sum == count * (count - 1) / 2 ? "right" : "wrong", time / Double(max(count, 1)))
  }
}
