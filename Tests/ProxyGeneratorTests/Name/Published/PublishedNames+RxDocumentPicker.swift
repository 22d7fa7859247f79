extension PublishedNames {
  /// pawelrup/RxDocumentPicker.
  static let rxDocumentPicker = PublishedNames(
    library: "RxDocumentPicker", isHeldOut: false,
    source: """
      // proxygen:parent UIDocumentMenuViewController
      protocol UIDocumentMenuDelegate {
        // proxygen:name documentMenuWasCancelled
        func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
      }

      // proxygen:parent UIDocumentPickerViewController
      protocol UIDocumentPickerDelegate {
        // proxygen:name didPickDocumentsAt
        func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        )
        // proxygen:name documentPickerWasCancelled
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
        // proxygen:name didPickDocumentAt
        func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
        )
      }
      """)
}
