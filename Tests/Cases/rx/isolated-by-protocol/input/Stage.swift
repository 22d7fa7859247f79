@MainActor public protocol Showing {}

public class Stage: Showing {
  public weak var delegate: (any StageDelegate)?
  public init() {}
}

public protocol StageDelegate: AnyObject {
  func stageDidOpen()
}
