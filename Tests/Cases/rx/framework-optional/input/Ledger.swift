import UIKit

/// No input says whether what it inherits can be asked what it responds to.
@objc protocol LedgerDelegate: UIScrollViewDelegate {
  @objc optional func ledger(_ ledger: Ledger, didTurnTo page: Int)
  @objc optional func ledgerIsLocked(_ ledger: Ledger) -> Bool
}

class Ledger: NSObject {
  weak var delegate: LedgerDelegate?
}

/// The same for a delegate that is an object of its own.
// proxygen:standalone
@objc protocol FolioDelegate: UIScrollViewDelegate {
  @objc optional func folio(_ number: Int, didOpen isOpen: Bool)
}
