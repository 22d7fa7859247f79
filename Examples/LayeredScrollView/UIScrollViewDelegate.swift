import UIKit

/// The interface of UIKit's delegate protocol, in short: its parent is in another module.
@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)

  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)

  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  @objc optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?

  @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  @objc optional func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  // proxygen:default true
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
