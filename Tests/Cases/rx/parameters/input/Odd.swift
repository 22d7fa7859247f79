public class Odd {
  public weak var delegate: (any OddDelegate)?
  public init() {}
}

/// Parameters as people write them.
public protocol OddDelegate: AnyObject {
  func odd(_: Odd, didA _: Int)
  func odd(_: Odd, _: String, _: String)
  func odd(_ odd: Odd, didB in: Int, `for`: String)
  func odd(_ odd: Odd, didC `default`: Int, `case`: Int)
  func odd(_ odd: Odd, didD handler: @escaping @Sendable (Int) -> String)
  func odd(_ odd: Odd, didE tuple: (first: Int, second: String?))
  func odd(_ odd: Odd, didF type: Int.Type, value: any CustomStringConvertible & Sendable)
  func odd(_ odd: Odd, didG matrix: [[String: [Int]]])
  func odd(_ odd: Odd, didH optional: Int??)
  func `repeat`(_ odd: Odd)
}
