import Combine
import Foundation
import RxCocoa
import RxSwift
import UIKit

/// Whoever writes the lines in the document.
@MainActor final class Reader: NSObject, @preconcurrency ThingDelegate {
  let thing = Thing()
  let bag = DisposeBag()
  let results = PublishSubject<String>()
  let prices = CurrentValueSubject<[String: Int], Never>([:])
  let button = UIButton(frame: .zero)
  let toggle = UISwitch(frame: .zero)
  let ratingControl = RatingControl(frame: .zero)
  var subscriptions: Set<AnyCancellable> = []

  func thing(_ thing: Thing, didFinishWith result: String) {}
  func thing(_ thing: Thing, priceOf item: String) -> Int { 0 }
}
