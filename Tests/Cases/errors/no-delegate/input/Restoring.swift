import Foundation
import UIKit

/// Apple's class has a delegate, but this isn't named as one.
@objc public protocol StateRestoring: NSObjectProtocol {
  func restore(_ activity: NSUserActivity)
}

/// So has this one.
@objc public protocol Resizing: NSObjectProtocol {
  func resize(_ scrollView: UIScrollView)
}

/// Named by its author.
// proxygen:parent NSUserActivity
// proxygen:property saving
@objc public protocol Saving: NSObjectProtocol {
  func save(_ activity: NSUserActivity)
}
