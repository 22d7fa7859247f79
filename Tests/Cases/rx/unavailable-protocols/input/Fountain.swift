public class Fountain {
  public weak var delegate: (any FountainDelegate)?
}

// Stands there for those who still use the old name.
@available(*, unavailable, renamed: "FountainDelegate")
public protocol WellDelegate: AnyObject {}

public protocol FountainDelegate: AnyObject {
  func fountainDidOverflow(_ fountain: Fountain)
}
