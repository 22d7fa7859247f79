import UIKit

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}
