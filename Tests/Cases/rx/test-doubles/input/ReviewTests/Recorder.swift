class Recorder {
  weak var delegate: (any ReviewsDelegate)?
}
