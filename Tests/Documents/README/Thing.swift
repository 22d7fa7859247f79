import Foundation

open class Thing: NSObject {
  open weak var delegate: ThingDelegate?
}

@objc public protocol ThingDelegate: AnyObject {
  @objc optional func thing(_ thing: Thing, hasDoneSomething param1: String, with value: Int)
  func thing(_ thing: Thing, didFinishWith result: String)
  func thing(_ thing: Thing, priceOf item: String) -> Int
}
