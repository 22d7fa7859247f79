class Shop {
  weak var delegate: ShopDelegate?
  weak var dataSource: ShopDataSource?
}

enum Currency {
  case shell, bead
}

protocol ShopDelegate: AnyObject {
  func shopDidOpen(_ shop: Shop)
}

protocol ShopDataSource: AnyObject {
  func currency(of shop: Shop) -> Currency
  func limit(of shop: Shop) -> Currency
}
