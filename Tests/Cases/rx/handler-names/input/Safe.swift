public class Safe {
  public weak var delegate: (any SafeDelegate)?
  public init() {}
}

/// Handlers whose own parameters are called like what a body declares.
public protocol SafeDelegate: AnyObject {
  func safe(_ safe: Safe, open value: @escaping (Int) -> Void)
  func safe(_ safe: Safe, turn once: Int, completion: @escaping (Bool) -> Void)
  func safe(_ safe: Safe, close done: @escaping (_ done: Bool, _ once: Int) -> Void)
  func safe(_ safe: Safe, lock once: @escaping (Bool) -> Void)
  func safe(_ safe: Safe, count answer: Int, completion: ((Int) -> Void)!)
  func safe(_ safe: Safe, mark: Int, completion: @escaping (_ in: Int, _ default: Int) -> Void)
  // proxygen:event asked
  func safe(_ safe: Safe, weigh askedSubject: Int, answer: String) -> Int
}
