public enum Size {
  case small, large
}

public struct Tariff: Hashable {
  var name: String
}

public final class Ticket {}

public class PriceList {
  public weak var delegate: (any PriceListDelegate)?
  public init() {}
}

public protocol PriceListDelegate: AnyObject {
  /// One Hashable payload: a table can answer.
  func priceList(_ list: PriceList, priceOf item: String) -> Int
  func priceList(_ list: PriceList, nameFor size: Size) -> String?
  func priceList(_ list: PriceList, discountsFor tariffs: [Tariff]) -> [Double]
  // proxygen:default -1
  func priceList(_ list: PriceList, rankOf tariff: Tariff?) -> Int

  /// An object as answer would be shared by all keys, and an object as key is no value: closures.
  func priceList(_ list: PriceList, ticketFor size: Size) -> Ticket?
  func priceList(_ list: PriceList, isValid ticket: Ticket) -> Bool

  /// Several payloads: a closure.
  func priceList(_ list: PriceList, priceOf item: String, in size: Size) -> Int
}
