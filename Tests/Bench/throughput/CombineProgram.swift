import Combine

/// What somebody would write by hand.
final class HandWritten: MeterDelegate {
  let readings = PassthroughSubject<Int, Never>()

  func meter(_ meter: Meter, didRead value: Int) { readings.send(value) }
}

final class Sum {
  var value = 0
}

/// `hand` or `made`, and how many events.
@main enum Program {
  static func main() {
    let count = Int(CommandLine.arguments[2]) ?? 0
    let meter = Meter()
    let hand = HandWritten()
    let sum = Sum()
    let subscription: AnyCancellable
    if CommandLine.arguments[1] == "hand" {
      meter.delegate = hand
      subscription = hand.readings.eraseToAnyPublisher().sink { sum.value &+= $0 }
    } else {
      subscription = meter.didReadPublisher.sink { sum.value &+= $0 }
    }
    let start = processorTime()
    for value in 0..<count { meter.read(value) }
    let time = processorTime() - start
    withExtendedLifetime(subscription) {}
    print(sum.value == count * (count - 1) / 2 ? "right" : "wrong", time / Double(max(count, 1)))
  }
}
