public class Store {
  public weak var delegate: (any StoreDelegate)?
}

pubpublic struct Shelf: Sized protocol StoreDelegate: AnyObject {
  func storeDidOpen(_ store: Store)
}
