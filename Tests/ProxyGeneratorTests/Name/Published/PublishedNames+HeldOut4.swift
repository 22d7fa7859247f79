extension PublishedNames {
  /// MinG, TextFieldDelegateProxy.
  static let textFieldProxy = PublishedNames(
    library: "TextFieldProxy", isHeldOut: true,
    source: """
      // proxygen:parent UITextField
      protocol UITextFieldDelegate {
        // proxygen:name shouldReturn
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
        // proxygen:name shouldBeginEditing
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        // proxygen:name shouldClear
        func textFieldShouldClear(_ textField: UITextField) -> Bool
      }
      """)

  /// Swift-Lab, RxUITextFieldProxy.
  static let swiftLab = PublishedNames(
    library: "SwiftLab", isHeldOut: true,
    source: """
      // proxygen:parent UITextField
      protocol UITextFieldDelegate {
        // proxygen:name didBeginEditing
        func textFieldDidBeginEditing(_ textField: UITextField)
        // proxygen:name didEndEditing
        func textFieldDidEndEditing(_ textField: UITextField)
        // proxygen:name shouldReturn
        func textFieldShouldReturn(_ textField: UITextField) -> Bool
        // proxygen:name shouldEndEditing
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        // proxygen:name shouldClear
        func textFieldShouldClear(_ textField: UITextField) -> Bool
        // proxygen:name shouldChangeCharacters
        func textField(
          _ textField: UITextField,
          shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool
      }
      """)

  /// Neil Weintraut, rxrendevu.
  static let rxrendevu = PublishedNames(
    library: "Rxrendevu", isHeldOut: true,
    source: """
      // proxygen:parent UITextField
      protocol UITextFieldDelegate {
        // proxygen:name textFieldDidBeginEditing
        func textFieldDidBeginEditing(_ textField: UITextField)
        // proxygen:name textFieldDidEndEditing
        func textFieldDidEndEditing(_ textField: UITextField)
        // proxygen:name textFieldDidEndEditingWithReason
        func textFieldDidEndEditing(
          _ textField: UITextField, reason: UITextField.DidEndEditingReason
        )
      }
      """)

  /// vexl, Rx/.
  static let vexl = PublishedNames(
    library: "Vexl", isHeldOut: true,
    source: """
      // proxygen:parent UIPresentationController
      protocol UIAdaptivePresentationControllerDelegate {
        // proxygen:name presentationControllerShouldDismiss
        func presentationControllerShouldDismiss(
          _ presentationController: UIPresentationController
        ) -> Bool
        // proxygen:name presentationControllerWillDismiss
        func presentationControllerWillDismiss(
          _ presentationController: UIPresentationController
        )
        // proxygen:name presentationControllerDidDismiss
        func presentationControllerDidDismiss(
          _ presentationController: UIPresentationController
        )
        // proxygen:name presentationControllerDidAttemptToDismiss
        func presentationControllerDidAttemptToDismiss(
          _ presentationController: UIPresentationController
        )
      }
      """)

  /// Steve Dao, RxAppState.
  static let daoPresentation = PublishedNames(
    library: "DaoPresentation", isHeldOut: true,
    source: """
      // proxygen:parent UIPresentationController
      protocol UIAdaptivePresentationControllerDelegate {
        // proxygen:name willDismiss
        func presentationControllerWillDismiss(
          _ presentationController: UIPresentationController
        )
        // proxygen:name didDismiss
        func presentationControllerDidDismiss(
          _ presentationController: UIPresentationController
        )
      }
      """)

  /// Kanz, ContactRx.
  static let contactRx = PublishedNames(
    library: "ContactRx", isHeldOut: true,
    source: """
      // proxygen:parent CNContactPickerViewController
      protocol CNContactPickerDelegate {
        // proxygen:name didSelectContact
        func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contact: CNContact
        )
        // proxygen:name didSelectContactProperty
        func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
        )
        // proxygen:name didSelectContacts
        func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
        )
        // proxygen:name didSelectContactProperties
        func contactPicker(
          _ picker: CNContactPickerViewController,
          didSelectContactProperties contactProperties: [CNContactProperty]
        )
        // proxygen:name didCancel
        func contactPickerDidCancel(_ picker: CNContactPickerViewController)
      }
      """)

  /// Gifton, CNContactPickerViewController/Rx.
  static let gifton = PublishedNames(
    library: "Gifton", isHeldOut: true,
    source: """
      // proxygen:parent CNContactPickerViewController
      protocol CNContactPickerDelegate {
        // proxygen:name didSelect
        func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contact: CNContact
        )
      }
      """)

  /// Valeriy Malishevskyi, WebViewController.
  static let webViewController = PublishedNames(
    library: "WebViewController", isHeldOut: true,
    source: """
      // proxygen:parent SFSafariViewController
      protocol SFSafariViewControllerDelegate {
        // proxygen:name didCompleteInitialLoad
        func safariViewController(
          _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        )
        // proxygen:name didFinish
        func safariViewControllerDidFinish(_ controller: SFSafariViewController)
      }
      """)

  /// Five Dollar Milkshake, Vinyl.
  static let vinyl = PublishedNames(
    library: "Vinyl", isHeldOut: true,
    source: """
      // proxygen:parent MFMailComposeViewController
      // proxygen:property mailComposeDelegate
      protocol MFMailComposeViewControllerDelegate {
        // proxygen:name didFinishWithResult
        func mailComposeController(
          _ controller: MFMailComposeViewController,
          didFinishWith result: MFMailComposeResult,
          error: Error?
        )
      }
      """)
}
