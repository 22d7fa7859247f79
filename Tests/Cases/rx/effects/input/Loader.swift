public class Loader {
  public weak var delegate: (any LoaderDelegate)?
  public init() {}
}

public struct LoadError: Error {}

public protocol LoaderDelegate: AnyObject {
  func loaderWillStart(_ loader: Loader) throws
  func loader(_ loader: Loader, didLoad count: Int) async
  func loader(_ loader: Loader, check name: String) throws(LoadError) -> Bool
  func loader(_ loader: Loader, retryAfter seconds: Double, count: Int) async throws -> Bool
}
