extension PublishedNames {
  /// Dingweibao.
  static let dingweibao = PublishedNames(
    library: "Dingweibao", isHeldOut: true,
    source: """
      // proxygen:parent ASAuthorizationController
      protocol ASAuthorizationControllerDelegate {
        // proxygen:name didCompleteWithAuthorization
        func authorizationController(
          controller: ASAuthorizationController,
          didCompleteWithAuthorization authorization: ASAuthorization
        )
        // proxygen:name didCompleteWithError
        func authorizationController(
          controller: ASAuthorizationController, didCompleteWithError error: Error
        )
      }
      """)

  /// Dobby.
  static let dobby = PublishedNames(
    library: "Dobby", isHeldOut: true,
    source: """
      // proxygen:parent ASAuthorizationController
      protocol ASAuthorizationControllerDelegate {
        // proxygen:name didCompleteAuthorization
        func authorizationController(
          controller: ASAuthorizationController,
          didCompleteWithAuthorization authorization: ASAuthorization
        )
      }
      """)

  /// TienVu, TVNExtensions.
  static let tvnExtensions = PublishedNames(
    library: "TVNExtensions", isHeldOut: true,
    source: """
      // proxygen:parent UIImagePickerController
      protocol UIImagePickerControllerDelegate {
        // proxygen:name didFinishPickingMediaWithInfo
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        )
        // proxygen:name imagePickerControllerDidCancel
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      }
      """)

  /// NSSearchField/Rx.
  static let searchFieldRx = PublishedNames(
    library: "SearchFieldRx", isHeldOut: true,
    source: """
      // proxygen:parent NSSearchField
      protocol NSSearchFieldDelegate {
        // proxygen:name searchFieldDidStartSearching
        func searchFieldDidStartSearching(_ sender: NSSearchField)
        // proxygen:name searchFieldDidEndSearching
        func searchFieldDidEndSearching(_ sender: NSSearchField)
      }
      """)

  /// ChartViewBase/Rx.
  static let chartsRx = PublishedNames(
    library: "ChartsRx", isHeldOut: true,
    source: """
      // proxygen:parent ChartViewBase
      protocol ChartViewDelegate {
        // proxygen:name chartValueSelected
        func chartValueSelected(
          _ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight
        )
      }
      """)

  /// DropDown/Rx.
  static let dropDownRx = PublishedNames(
    library: "DropDownRx", isHeldOut: true,
    source: """
      // proxygen:parent DropDown
      protocol DropDownDelegate {
        // proxygen:name didSelectDropDown
        func didSelectDropDown(value: String)
      }
      """)

  /// FilledTextField/Rx.
  static let filledTextFieldRx = PublishedNames(
    library: "FilledTextFieldRx", isHeldOut: true,
    source: """
      // proxygen:parent FilledTextField
      protocol FilledTextFieldDelegate {
        // proxygen:name didEndFocusing
        func filledTextFieldDidEndFocusing(_ textField: FilledTextField)
      }
      """)

  /// GMSAutocompleteViewController/Rx.
  static let autocompleteRx = PublishedNames(
    library: "AutocompleteRx", isHeldOut: true,
    source: """
      // proxygen:parent GMSAutocompleteViewController
      protocol GMSAutocompleteViewControllerDelegate {
        // proxygen:name didAutocompleteWith
        func viewController(
          _ viewController: GMSAutocompleteViewController, didAutocompleteWith place: GMSPlace
        )
        // proxygen:name didFailAutocompleteWithError
        func viewController(
          _ viewController: GMSAutocompleteViewController,
          didFailAutocompleteWithError error: Error
        )
      }
      """)

  /// SKProductsRequest/Rx.
  static let productsRequestRx = PublishedNames(
    library: "ProductsRequestRx", isHeldOut: true,
    source: """
      class SKProductsRequest: SKRequest {}

      // proxygen:parent SKProductsRequest
      protocol SKProductsRequestDelegate {
        // proxygen:name response
        func productsRequest(
          _ request: SKProductsRequest, didReceive response: SKProductsResponse
        )
        // proxygen:name completed
        func requestDidFinish(_ request: SKRequest)
        // proxygen:name error
        func request(_ request: SKRequest, didFailWithError error: Error)
      }
      """)
}
