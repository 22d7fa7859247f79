public protocol Tune {
  var title: String { get }
}

public class Jukebox {
  public weak var delegate: (any JukeboxDelegate)?
  public init() {}
}

public protocol JukeboxDelegate: AnyObject {
  func jukebox(_ jukebox: Jukebox, didPlay tune: some Tune)
  func jukebox(_ jukebox: Jukebox, didQueue tunes: some Collection<any Tune>, at index: Int)
  func jukebox(_ jukebox: Jukebox, didSkip tune: (some Tune)?)
  func jukebox(_ jukebox: Jukebox, priceOf tune: some Tune) -> Int
  func jukebox(_ jukebox: Jukebox, play tune: some Tune) async throws -> Bool
  func jukeboxDidStop(_ jukebox: Jukebox)
}
