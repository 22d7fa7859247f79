import UIKit

/// `responds(to:)` is not on the main actor, while all that it asks is.
open class LayeredScrollView: UIScrollView {
  private weak var outerDelegate: (any UIScrollViewDelegate)?
  private lazy var innerDelegate = InnerDelegate(owner: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.delegate = innerDelegate
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.delegate = innerDelegate
  }

  open override var delegate: (any UIScrollViewDelegate)? {
    get { outerDelegate }
    set {
      guard newValue !== innerDelegate else { return }
      outerDelegate = newValue
      super.delegate = nil
      super.delegate = innerDelegate
    }
  }

  open func didScroll() {}

  private final class InnerDelegate: NSObject, UIScrollViewDelegate {
    private weak var owner: LayeredScrollView?

    init(owner: LayeredScrollView) {
      self.owner = owner
      super.init()
    }

    private var outer: (any UIScrollViewDelegate)? { owner?.outerDelegate }

    override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return super.responds(to: aSelector)
        || MainActor.assumeIsolated { outer?.responds(to: aSelector) ?? false }
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { outer }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      owner?.didScroll()
      outer?.scrollViewDidScroll?(scrollView)
    }
  }
}
