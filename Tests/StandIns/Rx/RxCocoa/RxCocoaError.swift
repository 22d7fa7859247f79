@_exported import RxRelay
import RxSwift

public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
  case unknown
  case invalidOperation(object: Any)
  case itemsNotYetBound(object: Any)
  case invalidPropertyName(object: Any, propertyName: String)
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  case errorDuringSwizzling
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error."
    case .invalidOperation(let object): "Invalid operation on \(object)."
    case .itemsNotYetBound(let object): "No items are bound to \(object) yet."
    case .invalidPropertyName(let object, let name): "\(object) has no property \(name)."
    case .invalidObjectOnKeyPath(let object, let source, let name):
      "\(object), observed as \(name) of \(source), cannot be observed."
    case .errorDuringSwizzling: "Error during swizzling."
    case .castingError(let object, let type): "Cannot cast \(object) to \(type)."
    }
  }
}
