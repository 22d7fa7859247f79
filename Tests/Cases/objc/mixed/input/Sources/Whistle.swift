public protocol WhistleDelegate: AnyObject {
  func whistle(_ whistle: Whistle, didBlow times: Int)
}

public class Whistle {
  public weak var delegate: (any WhistleDelegate)?
}
