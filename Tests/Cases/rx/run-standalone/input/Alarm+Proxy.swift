// proxygen:standalone
public protocol BuzzDelegate: AnyObject {
  func buzzDidStart(at time: Int)
  func buzzVolume(at time: Int) -> Int
}
