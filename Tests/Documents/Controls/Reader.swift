import Combine
import UIKit

/// Whoever writes the lines in the document.
@MainActor final class Reader {
  let button = UIButton(frame: .zero)
  let toggle = UISwitch(frame: .zero)
  let ratingControl = RatingControl(frame: .zero)
  var subscriptions: Set<AnyCancellable> = []
}
