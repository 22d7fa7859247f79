public enum Window: ~Escapable {
  case open
}

public class Scanner {
  public weak var delegate: (any ScannerDelegate)?
  public init() {}
}

public protocol ScannerDelegate: AnyObject {
  func scanner(_ scanner: Scanner, didSee bytes: borrowing Span<UInt8>)
  func scanner(_ scanner: Scanner, didRead bytes: Span<UInt8>)
  func scanner(_ scanner: Scanner, didSkip bytes: RawSpan, count: Int)
  func scanner(_ scanner: Scanner, didShow window: borrowing Window)
  func scanner(_ scanner: Scanner, checksumOf bytes: Span<UInt8>) -> Int
  func scannerDidStop(_ scanner: Scanner)
}
