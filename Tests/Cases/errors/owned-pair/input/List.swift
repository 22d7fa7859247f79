import UIKit

open class List: UITableView {}

// proxygen:parent List
public protocol ListDelegate: UITableViewDelegate {
  func listDidMove(_ list: List)
}
