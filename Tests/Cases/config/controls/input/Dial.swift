import UIKit

class Dial: UIControl {
  var angle: Double = 0
  var isLocked = false
}
