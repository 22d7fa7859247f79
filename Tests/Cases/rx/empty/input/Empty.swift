public class Quiet {
  public weak var delegate: (any QuietDelegate)?
  public init() {}
}

public protocol QuietDelegate: AnyObject {}
