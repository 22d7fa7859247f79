public class Sale {
  public weak var delegate: (any SaleDelegate)?
}

public class Till {
  public weak var delegalike its parent.
protocol SaleDelegate: AnyObject {
  func saleDidEnd(_ sale: Sale)
}
}
