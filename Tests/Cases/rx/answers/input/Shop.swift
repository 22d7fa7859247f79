import Foundation

@objc public enum Currency: Int {
  case euro, dollar
}

public class Shop: NSObject {
  public weak var delegate: ShopDelegate?
}

@objc public protocol ShopDelegate: AnyObject {
  /// Required, with the default that its type suggests.
  func shopName(_ shop: Shop) -> String
  func shopShouldOpen(_ shop: Shop) -> Bool
  func shopOwner(_ shop: Shop) -> String?

  /// Required, with a default that the author declares.
  // proxygen:default .euro
  func shopCurrency(_ shop: Shop) -> Currency

  /// Optional: counts as implemented only while it is answered.
  @objc optional func shopMotto(_ shop: Shop) -> String?
  @objc optional func numberOfShelves(in shop: Shop) -> Int

  /// Optional, and nobody knows a default: none is needed.
  @objc optional func shopView(_ shop: Shop) -> NSObject
}
