class Tower {
  weak var delegate: TowerDelegate?
  weak var watcher: WatcherDelegate?
}

// Two overloads of one name are told apart by their labels: not with those of a protocol that is left out.
protocol TowerDelegate: AnyObject {
  func tower(_ tower: Tower, didSee ship: String)
}

protocol WatcherDelegate: AnyObject {
  func tower(_ tower: Tower, didSee ship: String, from storey: Int)
  // proxygen:parent Tower
  func towerDidSleep(_ tower: Tower)
}
