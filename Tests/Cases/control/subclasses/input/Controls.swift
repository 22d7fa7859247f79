import UIKit

/// Its value is what it is named for.
open class RatingControl: UIControl {
  /// How many stars are lit.
  public var rating = 0
  public var starCount = 5
  weak var delegate: (any UITextFieldDelegate)?
  private var isTracking = false
}

/// Its values are marked.
public final class Knob: UIControl {
  // proxygen:value
  // proxygen:event valueChanged, editingDidEnd
  // proxygen:name turnPublisher
  public private(set) var angle: CGFloat = 0
  // proxygen:value
  @available(iOS 15, *)
  var isPressed: Bool { angle > 0 }
  var color: UIColor?
}

/// The usual name.
class Dimmer: Knobs.Base {
  var value = -0.5
  var step = 0.1
}

enum Knobs {
  class Base: UIControl {}

  struct Choice {}

  // proxygen:value choice
  // proxygen:event .primaryActionTriggered
  class Picker<Item>: Base {
    var items: [Item] = []
    var choice: Choice!
    var `default` = Choice()
  }
}

/// The only one, read while the text is edited.
class SearchField: UITextField {
  var query: String?
}

/// Has the publishers of its superclass.
class PrimaryButton: UIButton {
  var inset = 1.0
  var isLoading = false
}

/// What is its value?
class Compass: UIControl {
  var north = 0.0
  var declination = 0.0
}

// proxygen:skip
class Ruler: UIControl {
  var length = 0.0
  var unit = ""
}

/// Nothing to publish but events.
class Pad: UIControl {}

#if DEBUG
  class Debugger: UIControl {
    #if os(iOS)
      // proxygen:value
      var level: Int = 0
    #endif
    // proxygen:value
    var isOn = true
  }
#endif

private class Hidden: UIControl { var value = 1 }
