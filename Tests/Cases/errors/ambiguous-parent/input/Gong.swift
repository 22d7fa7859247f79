public class Gong {
  public weak var first: (any GongDelegate)?
  public weak var second: (any GongDelegate)?
}

public protocol GongDelegate: AnyObject {
  func gongDidSound(_ gong: Gong)
}
