import UIKit

class Grid: UITableView {
  weak var gridDelegate: GridDelegate?
}

// proxygen:property delegate
// proxygen:parent UITableView
@objc protocol GridTableDelegate: UITableViewDelegate {
  @objc optional func gridDidReload(_ grid: UITableView)
}

@MainActor protocol GridDelegate: AnyObject {
  func gridDidShake(_ grid: Grid)
}
