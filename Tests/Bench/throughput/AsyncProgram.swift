/// What somebody would write by hand.
final class HandWritten: MeterDelegate {
  let readings: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() { (readings, continuation) = AsyncStream.makeStream(of: Int.self) }

  func meter(_ meter: Meter, didRead value: Int) { continuation.yield(value) }
}

/// `hand` or `made`, and how many events.
@main enum Program {
  static func main() async {
    let count = Int(CommandLine.arguments[2]) ?? 0
    let meter = Meter()
    let hand = HandWritten()
    let stream: AsyncStream<Int>
    if CommandLine.arguments[1] == "hand" {
      meter.delegate = hand
      stream = hand.readings
    } else {
      stream = meter.delegateEvents.didRead()
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
