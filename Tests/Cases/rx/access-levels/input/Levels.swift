class Inner {
  weak var delegate: (any InnerDelegate)?
}

protocol InnerDelegate: AnyObject {
  func innerDidMove(_ inner: Inner)
  func innerIsFree(_ inner: Inner) -> Bool
}

package class Middle {
  package weak var delegate: (any MiddleDelegate)?
}

package protocol MiddleDelegate: AnyObject {
  func middleDidMove(_ middle: Middle)
}

public class Outer {
  weak var delegate: (any OuterDelegate)?
}

protocol OuterDelegate: AnyObject {
  func outerDidMove(_ outer: Outer)
}

private protocol HiddenDelegate: AnyObject {
  func hide()
}
