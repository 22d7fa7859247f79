import Foundation

@resultBuilder
public enum ListBuilder {
  public static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

public class Odds {
  public weak var delegate: (any OddsDelegate)?
  public init() {}
}

public protocol OddsDelegate: AnyObject {
  @discardableResult
  func odds(_ odds: Odds, didTry count: Int) -> Bool
  func odds(_ odds: Odds, @ListBuilder list: () -> [Int]) -> Int
  nonisolated func oddsDidEnd(_ odds: Odds)
  @MainActor func oddsDidShow(_ odds: Odds)
  @MainActor func odds(_ odds: Odds, titleFor index: Int) -> String
}
