class MockReviewList {
  weak var delegate: (any ReviewsDelegate)?
}
