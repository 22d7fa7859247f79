import UIKit

/// Stops at whole pages, and leaves its delegate to others.
final class PagingScrollView: LayeredScrollView {
  private(set) var page = 0

  override func didScroll() {
    page = Int(Double(contentOffset.x / 320))
  }

  override func willEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = CGFloat(page) * 320
  }

  override func shouldScrollToTop(otherwise answer: () -> Bool) -> Bool { page > 0 && answer() }
}

final class ScrollController: UIViewController, UIScrollViewDelegate {
  let scrollView = PagingScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}
