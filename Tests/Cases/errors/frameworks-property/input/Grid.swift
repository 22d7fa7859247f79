import UIKit

/// The property of Apple's class holds no such delegate.
@objc public protocol StylingDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: UITableView, didStyle row: Int)
}

/// Of this it may hold one: the table view asks its delegate.
@objc public protocol GridDelegate: UITableViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didPaint row: Int)
}

/// An extension somewhere has the property.
// proxygen:property striping
@objc public protocol StripingDelegate: NSObjectProtocol {
  @objc optional func tableView(_ tableView: UITableView, didStripe row: Int)
}
