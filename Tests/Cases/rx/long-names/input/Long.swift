import Foundation

public class ExtraordinarilyLongNamedConnection: NSObject {
  public weak var delegate: (any ExtraordinarilyLongNamedConnectionDelegate)?
}

@objc public protocol ExtraordinarilyLongNamedConnectionDelegate: NSObjectProtocol {
  @objc optional func extraordinarilyLongNamedConnection(_ connection: ExtraordinarilyLongNamedConnection, didReceiveResponseWithIdentifier identifier: String, afterSending requestIdentifier: String, withAttributes attributes: [String: String]?)
  func extraordinarilyLongNamedConnection(_ connection: ExtraordinarilyLongNamedConnection, didFinishTransferringDataWithIdentifier identifier: String, afterSending requestIdentifier: String, withAttributes attributes: [String: String])
  func extraordinarilyLongNamedConnection(_ connection: ExtraordinarilyLongNamedConnection, shouldAcceptTransferWithIdentifier identifier: String, comingFromEndpoint endpoint: String, withAttributes attributes: [String: String]) -> [String: String]?
  @objc optional func extraordinarilyLongNamedConnection(_ connection: ExtraordinarilyLongNamedConnection, maximumSizeForTransferWithIdentifier identifier: String, comingFromEndpoint endpoint: String) -> Int
}
