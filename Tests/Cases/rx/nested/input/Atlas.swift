public final class Atlas {
  public struct Place: Hashable {}

  public final class Page {
    public enum Mark: Hashable { case first, last }

    public weak var delegate: (any Delegate)?
    public init() {}

    public protocol Delegate: AnyObject {
      func page(_ page: Page, didReach mark: Mark)
      func page(_ page: Page, didFind places: [Place], in atlas: Atlas)
      func page(_ page: Page, noteFor mark: Mark) -> String
    }
  }
}
