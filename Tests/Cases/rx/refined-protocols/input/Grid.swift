import Foundation

/// Its delegate is that of a scroller, which may be more.
open class Grid: Scroller {
  open override var delegate: (any ScrollerDelegate)? {
    didSet { gridDelegate = delegate as? any GridDelegate }
  }
  private weak var gridDelegate: (any GridDelegate)?

  public func select(_ cell: Int) {
    print("  may select: \(gridDelegate?.grid(self, shouldSelect: cell) as Any)")
    gridDelegate?.grid(self, didSelect: cell)
    print("  height: \(gridDelegate?.grid(self, heightOf: cell) as Any), title: \(gridDelegate?.title as Any)")
  }
}

public protocol GridDelegate: ScrollerDelegate {
  func grid(_ grid: Grid, didSelect cell: Int)
  func grid(_ grid: Grid, shouldSelect cell: Int) -> Bool
  func grid(_ grid: Grid, heightOf cell: Int) -> Double
  // What the refined protocol requires, too.
  func scroller(_ scroller: Scroller, didScrollTo offset: Int)
  var title: String { get }
}

extension GridDelegate {
  public func grid(_ grid: Grid, heightOf cell: Int) -> Double {
    scrollerShouldBounce(grid) ? Double(cell) : 1
  }
}

/// Two steps away, without a word about the delegate.
public final class Calendar: Grid {
  public func open(_ day: Int) { (delegate as? any CalendarDelegate)?.calendar(self, didOpen: day) }
}

public protocol CalendarDelegate: GridDelegate {
  func calendar(_ calendar: Calendar, didOpen day: Int)
}
