public class Bell {
  public weak var delegate: (any BellDelegate)?
}

public protocol BellDelegate: AnyObject {
  // proxygen:default 1
  func bellDidRing(_ bell: Bell)
  // proxygen:replay 1
  func bellVolume(_ bell: Bell) -> Int
  // proxygen:replay many
  func bellDidStop(_ bell: Bell)
  // proxygen:event didBreak
  func bellDidBreak(_ bell: Bell)
  // proxygen:keep-sender
  func didFall()
  // proxygen:event willVisit
  func bell(_ bell: Bell, visit body: (Int) -> Void) -> Int
  // proxygen:name visited
  func bell(_ bell: Bell, visitAll body: (Int) -> Void)
  // proxygen:default true
  func bell(_ bell: Bell, rest done: @escaping () -> Void)
}

public class Gong {
  public weak var delegate: (any GongDelegate)?
}

public protocol GongDelegate: AnyObject {
  // proxygen:keep-sender
  // proxygen:replay 1
  func gongDidSound(_ gong: Gong)
}
