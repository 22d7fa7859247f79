public class Gong {
  public weak var delegate: (any GongDelegate)?
}

public protocol GongDelegate: AnyObject {
  func gongDidRing(_ gong: Gong)
}
