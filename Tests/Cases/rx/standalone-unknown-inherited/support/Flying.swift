import Foundation

public protocol Flying: NSObjectProtocol {}
