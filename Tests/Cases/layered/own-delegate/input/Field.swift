/// Its own delegate, unless somebody sets another.
open class Field: FieldDelegate {
  open weak var delegate: (any FieldDelegate)?
  public init() { delegate = self }
  open func fieldDidChange(_ field: Field) {}
}

public protocol FieldDelegate: AnyObject {
  func fieldDidChange(_ field: Field)
}
