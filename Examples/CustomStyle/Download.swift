/// Hears how a download goes, and helps it along.
public protocol DownloadDelegate: AnyObject {
  /// The first bytes are on their way.
  func downloadDidStart(_ download: Download)
  func download(_ download: Download, didReceive bytes: Int, of total: Int?)
  func download(_ download: Download, shouldRetryAfter failures: Int) -> Bool
  func download(
    _ download: Download, chooseNameAmong names: [String], done: @escaping (String) -> Void
  )
  /// What the download is shown as.
  var title: String { get }
}

public final class Download {
  public weak var delegate: (any DownloadDelegate)?

  public init() {}

  public func run() {
    delegate?.downloadDidStart(self)
    delegate?.download(self, didReceive: 3, of: nil)
    print("retry:", delegate?.download(self, shouldRetryAfter: 1) ?? false)
    delegate?.download(self, chooseNameAmong: ["a", "b"]) { print("named", $0) }
    print("title:", delegate?.title ?? "none")
  }
}
