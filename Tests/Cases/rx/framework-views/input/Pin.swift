import UIKit

/// On the main actor, as all views are, although no input declares what it inherits from.
class PinView: MKMarkerAnnotationView {
  weak var delegate: (any PinViewDelegate)?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

protocol PinViewDelegate: AnyObject {
  func pinViewDidDrop(_ pinView: PinView)
}
