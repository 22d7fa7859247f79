public enum RxError: Swift.Error, CustomDebugStringConvertible {
  case unknown
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout
}

extension RxError {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error."
    case .disposed(let object): "\(object) is already disposed."
    case .overflow: "Arithmetic overflow."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "The sequence has no element."
    case .moreThanOneElement: "The sequence has more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
