public class Stock {
  public weak var delegate: (any StockDelegate)?
}

publ protocol StockDelegate: AnyObject {
  func stockDidEnd(_ stock: Stock)
}
