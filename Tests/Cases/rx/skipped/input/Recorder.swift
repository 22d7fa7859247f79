public class Recorder {
  public weak var delegate: (any RecorderDelegate)?
  public init() {}
}

/// Everything but the last is left to the forwardee.
public protocol RecorderDelegate: AnyObject {
  // proxygen:skip
  func recorderShouldStart(_ recorder: Recorder) -> Bool
  // proxygen:skip
  func recorder(_ recorder: Recorder, tracksOf title: String) -> [Int]
  // proxygen:skip
  func recorder<Track>(_ recorder: Recorder, didAdd track: Track)
  // proxygen:skip
  var title: String { get }
  // proxygen:skip
  var volume: Double { get set }
  // proxygen:skip
  var subtitle: String? { get async throws }
  func recorderDidStart(_ recorder: Recorder)
}
