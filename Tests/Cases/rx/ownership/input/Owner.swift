public struct Item {}

public class Owner {
  public weak var delegate: (any OwnerDelegate)?
  public init() {}
}

public protocol OwnerDelegate: AnyObject {
  func owner(_ owner: Owner, didBorrow item: borrowing Item)
  func owner(_ owner: Owner, didConsume item: consuming Item)
  func owner(_ owner: Owner, didSend item: sending Item)
  func owner(_ owner: Owner, didShare item: __shared Item)
  func owner(_ owner: Owner, didOwn item: __owned Item)
  func owner(_ owner: Owner, adjust item: inout Item) -> Bool
  func owner(_ owner: Owner, weigh item: borrowing Item) -> Int
  func owner(_ owner: Owner, read bytes: UnsafeRawBufferPointer) -> Int
  func owner(_ owner: Owner, fill bytes: UnsafeMutableBufferPointer<UInt8>)
  func owner(_ owner: Owner, peek pointer: UnsafePointer<Item>?)
}
