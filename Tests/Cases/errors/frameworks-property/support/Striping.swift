import UIKit

extension UITableView {
  public var striping: (any StripingDelegate)? {
    get { nil }
    set {}
  }
}
