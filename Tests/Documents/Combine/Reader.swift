import Combine
import Foundation

/// Whoever writes the lines in the document.
@MainActor final class Reader: NSObject, @preconcurrency ThingDelegate {
  let thing = Thing()
  let prices = CurrentValueSubject<[String: Int], Never>([:])
  var subscriptions: Set<AnyCancellable> = []

  func thing(_ thing: Thing, didFinishWith result: String) {}
  func thingShouldStart(_ thing: Thing) -> Bool { true }
  func thing(_ thing: Thing, priceOf item: String) -> Int { 0 }
}
