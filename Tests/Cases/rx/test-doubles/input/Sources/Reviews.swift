public class ReviewList {
  public weak var delegate: (any ReviewsDelegate)?
  public init() {}
}

public protocol ReviewsDelegate: AnyObject {
  func didReview(_ text: String)
}
