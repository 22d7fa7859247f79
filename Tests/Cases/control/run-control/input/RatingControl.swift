class RatingControl: UIControl {
  var rating = 0

  func rate(_ rating: Int) {
    self.rating = rating
    sendActions(for: .valueChanged)
  }
}
