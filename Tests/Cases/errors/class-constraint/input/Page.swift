public class Base {}

public class Page {
  public weak var delegate: (any PageDelegate)?
}

public protocol PageDelegate: Base {
  func pageDidTurn(_ page: Page)
}
