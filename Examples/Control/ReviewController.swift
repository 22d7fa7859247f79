import Combine
import UIKit

/// Enables its button once there is a rating, and sends it when that is tapped.
final class ReviewController: UIViewController {
  let ratingControl = RatingControl(frame: .zero)
  let button = UIButton(frame: .zero)
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    ratingControl.ratingPublisher
      .sink { [button] rating in button.isEnabled = rating > 0 }
      .store(in: &subscriptions)
    button.publisher(for: .touchUpInside)
      .sink { [ratingControl] button in
        button.isEnabled = false
        print("sent", ratingControl.rating)
      }
      .store(in: &subscriptions)
  }
}
