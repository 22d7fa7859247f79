@globalActor
public actor Ledger {
  public static let shared = Ledger()
}

@Ledger
public protocol BookDelegate: AnyObject {
  func book(_ book: Book, didOpen page: Int)
  func book(_ book: Book, nameOf page: Int) -> String
  func book(_ book: Book, willClose done: @escaping (Bool) -> Void)
}

@Ledger
open class Book {
  public weak var delegate: (any BookDelegate)?
  public init() {}
}

public protocol ShelfDelegate: AnyObject {
  @Ledger func shelf(_ shelf: Shelf, didOpen page: Int)
  @Ledger func shelf(_ shelf: Shelf, nameOf page: Int) -> String
  @Ledger func shelf(_ shelf: Shelf, willClose done: @escaping (Bool) -> Void)
}
open class Shelf {
  public weak var delegate: (any ShelfDelegate)?
  public init() {}
}
@Ledger
open class Box {
  public weak var delegate: (any BoxDelegate)?
  public init() {}
}
public protocol BoxDelegate: AnyObject {
  func box(_ box: Box, didOpen page: Int)
  func box(_ box: Box, nameOf page: Int) -> String
  func box(_ box: Box, willClose done: @escaping (Bool) -> Void)
}
