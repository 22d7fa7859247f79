import Foundation

public typealias Note = String?

public class Clerk: NSObject {
  public weak var delegate: (any ClerkDelegate)?
}

@objc public protocol ClerkDelegate: AnyObject {
  @objc optional func clerk(_ clerk: Clerk, didWrite note: Note)
  @objc optional func clerk(_ clerk: Clerk, noteOn page: Int) -> Note
  @objc optional func clerkNote(_ clerk: Clerk) -> Note
}
