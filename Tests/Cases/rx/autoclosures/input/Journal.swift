public class Journal {
  public weak var delegate: (any JournalDelegate)?
  public init() {}
}

public protocol JournalDelegate: AnyObject {
  func journal(_ journal: Journal, didWrite message: @autoclosure @escaping () -> String)
  func journal(_ journal: Journal, accepts message: @autoclosure @escaping () -> String) -> Bool
  // proxygen:skip
  func journal(_ journal: Journal, traces message: @autoclosure () throws -> String) throws
}
