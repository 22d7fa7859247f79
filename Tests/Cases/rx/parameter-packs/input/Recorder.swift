public class Recorder {
  public weak var delegate: (any RecorderDelegate)?
  public init() {}
}

public protocol RecorderDelegate: AnyObject {
  func recorder<each Value>(_ recorder: Recorder, didRecord values: repeat each Value)
  func recorder<each Value: Sendable>(_ recorder: Recorder, named name: String, didSend values: repeat each Value) async
  func recorder<each Value>(_ recorder: Recorder, didPair values: (repeat each Value))
  func recorder<each Value>(_ recorder: Recorder, sizeOf values: repeat each Value) -> Int
  func recorderDidStop(_ recorder: Recorder)
}
