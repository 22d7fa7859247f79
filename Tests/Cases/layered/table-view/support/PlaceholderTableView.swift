import UIKit

/// Shows one row where its data source has none.
final class PlaceholderTableView: LayeredTableView {
  override func numberOfRowsInSection(_ section: Int, otherwise answer: () -> Int) -> Int {
    max(1, answer())
  }

  override func numberOfSections(otherwise answer: () -> Int) -> Int { 1 + answer() }

  override func heightForRow(_ indexPath: IndexPath, otherwise answer: () -> CGFloat) -> CGFloat {
    numberOfSections > 1 ? 44 : answer()
  }

  override func prefetchRows(_ indexPaths: [IndexPath]) {}
}
