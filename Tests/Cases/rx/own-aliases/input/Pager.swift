public final class Pager {
  public weak var delegate: (any PagerDelegate)?
  public init() {}
}

public protocol PagerDelegate: AnyObject {
  typealias Page = Int
  typealias Done = (Bool) -> Void
  typealias Titles = [Page: String]

  func pager(_ pager: Pager, didTurnTo page: Page)
  func pager(_ pager: Pager, load page: Page, done: Done?)
  func pager(_ pager: Pager, titlesOf pages: [Page]) -> Titles
}
