import UIKit

// proxygen:value rateing
class Rating: UIControl {
  // proxygen:valu
  var rating = 0
}

// proxygen:parent Rating
class Dial: UIControl {
  // proxygen:value 3
  var angle = 0.0
  // proxygen:event
  var turns = 0
}

class Field: UIControl {
  var value = makeValue()
  // proxygen:replay 1
  var other = 1
}

class Taken: UIControl {
  var value = 1
  var valuePublisher: Int { 1 }
}

func makeValue() -> Int { 1 }
