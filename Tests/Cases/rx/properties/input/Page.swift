public class Page {
  public weak var delegate: (any PageDelegate)?
  public init() {}
}

public protocol PageDelegate: AnyObject {
  var title: String { get }
  var count: Int { get set }
  var note: String? { get set }
  var size: Double { get throws }
  var names: [String] { get async }
  var `default`: Bool { get async throws }
  var parent: Page! { get set }
  // proxygen:default Page()
  var next: Page { get }
  var handler: ((Int) -> Void)? { get set }
  // proxygen:name pageIsReady
  var isReady: Bool { get }
  // proxygen:skip
  var hidden: Int { get }
  var base: String { get }
}
