import UIKit

public class RatingControl: UIControl {
  public var rating = 0
  public weak var delegate: (any RatingControlDelegate)?
}

@MainActor public protocol RatingControlDelegate: AnyObject {
  func ratingControl(_ control: RatingControl, didChange rating: Int)
}
