/// Its own delegate until somebody sets another.
open class Field: FieldDelegate {
  open weak var delegate: (any FieldDelegate)?
  public init() { setUp() }
  func setUp() { delegate = self }
  open func change() { delegate?.fieldDidChange(self) }
  open func fieldDidChange(_ field: Field) { print("field itself") }
}

public protocol FieldDelegate: AnyObject {
  func fieldDidChange(_ field: Field)
}
