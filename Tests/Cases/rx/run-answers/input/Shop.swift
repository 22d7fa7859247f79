import Foundation

public enum Size: Hashable {
  case small, large
}

public class Shop: NSObject {
  public weak var delegate: (any ShopDelegate)?
}

public protocol ShopDelegate: AnyObject {
  func shopName(_ shop: Shop) -> String?
  func shopIsOpen(_ shop: Shop) -> Bool
  // proxygen:default 5
  func shop(_ shop: Shop, priceOf size: Size) -> Int
  func shop(_ shop: Shop, nameOf size: Size) -> String?
  func shop(_ shop: Shop, price: Int, for size: Size) -> Double
  func shop(_ shop: Shop, confirm text: String, completion: @escaping (Bool) -> Void)
  var greeting: String { get set }
}
