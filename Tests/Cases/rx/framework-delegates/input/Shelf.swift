import UIKit

/// What it inherits is for classes only, although no input declares it.
// proxygen:standalone
protocol ShelfDelegate: UIScrollViewDelegate {
  var isTidy: Bool { get set }

  func shelfDidFill()
}
