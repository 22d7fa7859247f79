public typealias Count = Int?
public typealias Finish = (() -> Void)?
public typealias Title = String

public protocol Opening: AnyObject {
  func shelfDidOpen(_ shelf: Shelf)
}

public protocol Closing: AnyObject {
  func shelfDidClose(_ shelf: Shelf)
}

public typealias Moving = Opening & Closing

public class Shelf {
  public typealias Listener = ShelfDelegate
  public weak var delegate: (any Listener)?
  public init() {}
}

public protocol ShelfDelegate: Moving {
  func shelf(_ shelf: Shelf, countOf title: Title) -> Count
  func shelf(_ shelf: Shelf, didFind count: Count)
  func shelf(_ shelf: Shelf, willEnd completion: Finish)
  func shelfCount(_ shelf: Shelf) -> Count
}
