import Foundation

/// Inherited by the delegate protocol in another file.
public protocol BaseDelegate: AnyObject {
  func didWake()
  func isReady() -> Bool
}
