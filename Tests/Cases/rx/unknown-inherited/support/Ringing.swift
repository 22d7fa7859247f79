public protocol Ringing: AnyObject {}
