public final class Sealed {
  public weak var delegate: (any SealedDelegate)?
  public init() {}
}
public protocol SealedDelegate: AnyObject { func sealedDidOpen(_ sealed: Sealed) }

public class Fixed {
  public final weak var delegate: (any FixedDelegate)?
  public init() {}
}
public protocol FixedDelegate: AnyObject { func fixedDidOpen(_ fixed: Fixed) }

public class Constant {
  public let delegate: (any ConstantDelegate)?
  public init(delegate: (any ConstantDelegate)?) { self.delegate = delegate }
}
// proxygen:setter print(object, delegate as Any)
public protocol ConstantDelegate: AnyObject { func constantDidOpen(_ constant: Constant) }

public class Extended {
  public init() {}
}
extension Extended {
  public var delegate: (any ExtendedDelegate)? {
    get { nil }
    set { print(newValue as Any) }
  }
}
public protocol ExtendedDelegate: AnyObject { func extendedDidOpen(_ extended: Extended) }

public class Closed {
  public weak var delegate: (any ClosedDelegate)?
  private init() {}
}
public protocol ClosedDelegate: AnyObject { func closedDidOpen(_ closed: Closed) }

public class Several {
  public weak var delegate: (any SeveralDelegate)?
  public init(names: String...) {}
}
public protocol SeveralDelegate: AnyObject { func severalDidOpen(_ several: Several) }

public struct Value {
  public var delegate: (any ValueDelegate)?
}
public protocol ValueDelegate: AnyObject { func valueDidOpen(_ value: Value) }

// proxygen:standalone
public protocol LonelyDelegate: AnyObject { func lonelyDidOpen() }

// Refines what the framework's view holds.
@MainActor public protocol TilesDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didTurnTileAt index: Int)
}
