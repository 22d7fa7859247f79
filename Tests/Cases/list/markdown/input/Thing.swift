import Foundation

open class Thing: NSObject {
  open weak var delegate: ThingDelegate?
}

/// Documentation with <b>markup</b>, `code`, | bars |, {{mustache}} & {{{more}}}.
///
/// </style><img src=x onerror="alert(1)"> "quoted" and 'single'.
@objc public protocol ThingDelegate: NSObjectProtocol {
  /// </script><script>alert("doc")</script>
  @objc optional func thing(_ thing: Thing, hasDoneSomething param1: String, with value: Int)

  func thing(_ thing: Thing, didFinishWith result: Result<[String: [Int]], any Error>)

  // proxygen:default "<img src=x onerror=alert(2)>"
  func thing(_ thing: Thing, titleOf item: Item) -> String

  /// What it costs.
  // proxygen:event willPrice
  func thing(_ thing: Thing, priceOf item: String) -> Int

  @objc optional func thing(_ thing: Thing, distanceFrom start: Double, to end: Double) -> Double

  @objc optional func thingShouldStart(_ thing: Thing) -> Bool

  func thing(_ thing: Thing, decide: @escaping (Bool) -> Void)

  var query: String? { get set }

  func thing(_ thing: Thing, fill buffer: inout [UInt8])

  func größe(_ thing: Thing, 高さ: Int)
}

public struct Item {}
