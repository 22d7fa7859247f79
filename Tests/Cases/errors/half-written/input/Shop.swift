public class Shop {
  public weak var delegate: (any ShopDelegate)?
}

public protocol ShopDelegate: AnyObject {
  func shopDidOpen(_ shop: Shop)
}
