import Foundation

public enum Currency {
  case euro, dollar
}

public class Shop {
  public weak var delegate: (any ShopDelegate)?
}

public protocol ShopDelegate: AnyObject {
  func shopCurrency(_ shop: Shop) -> Currency
  func shop(_ shop: Shop, currencyOf item: String, on day: Int) -> Currency
  func shop(_ shop: Shop, decide completion: @escaping (Currency) -> Void)
  var currency: Currency { get }
  subscript(name: String) -> Currency { get }
}
