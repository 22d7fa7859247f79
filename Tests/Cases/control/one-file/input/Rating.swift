import UIKit

public class Rating: UIControl {
  public var value: Int = 0
}

class Toggle: UIControl {
  var isOn = false
}
