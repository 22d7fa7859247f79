import Foundation

open class Scroller: NSObject {
  open weak var delegate: (any ScrollerDelegate)?

  public func scroll(to offset: Int) {
    delegate?.scroller(self, didScrollTo: offset)
    print("  bounces: \(delegate?.scrollerShouldBounce(self) as Any)")
  }
}

public protocol ScrollerDelegate: AnyObject {
  func scroller(_ scroller: Scroller, didScrollTo offset: Int)
  func scrollerShouldBounce(_ scroller: Scroller) -> Bool
}
