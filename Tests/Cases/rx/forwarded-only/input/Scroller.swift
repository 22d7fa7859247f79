import Foundation

public class Scroller: NSObject {
  public weak var delegate: (any ScrollerDelegate)?
}

public protocol ScrollerDelegate: AnyObject {
  func scroller(_ scroller: Scroller, willEndAt offset: inout Double)
  func scroller(_ scroller: Scroller, willStopAt offset: UnsafeMutablePointer<Double>)
  func scroller(_ scroller: Scroller, visit body: (Int) -> Void)
  func scroller<Value>(_ scroller: Scroller, didProduce value: Value)
  func scroller(_ scroller: Scroller, adjust offset: inout Double) -> Bool
  // proxygen:skip
  func scrollerDidTick(_ scroller: Scroller)
}
