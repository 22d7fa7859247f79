import UIKit

/// Stars to tap on.
public class RatingControl: UIControl {
  /// How many stars are lit.
  public var rating = 0

  public func rate(_ rating: Int) {
    self.rating = rating
    sendActions(for: .valueChanged)
  }
}
