import UIKit

// Its delegate is handed to a call.
class Whistle: UIView {
  func blow(for delegate: any WhistleDelegate) {}
}

protocol WhistleDelegate: AnyObject {
  func whistleDidBlow(_ whistle: Whistle)
}
