/// Apple's types of values and protocols that have other names in Swift, for headers that mention what no header at hand
/// declares (SE-0086 and the names in Apple's own headers).
enum AppleNames {
  /// Nil where the name is the same, or isn't known.
  static func value(_ name: String) -> String? { values[name] }

  static func protocolName(_ name: String) -> String? {
    guard name.hasPrefix("NS"), unprefixed.contains(String(name.dropFirst(2))) else { return nil }
    return String(name.dropFirst(2))
  }

  /// Protocols of Foundation that lost their prefix.
  private static let unprefixed = Set(
    """
    FileManagerDelegate NetServiceBrowserDelegate NetServiceDelegate PortDelegate ProgressReporting StreamDelegate
    URLAuthenticationChallengeSender URLProtocolClient URLSessionDataDelegate URLSessionDelegate
    URLSessionDownloadDelegate URLSessionStreamDelegate URLSessionTaskDelegate URLSessionWebSocketDelegate
    XMLParserDelegate
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// `Swift=C`; without a `C`, the dots and `NS` in front are what C has otherwise.
  private static let values: [String: String] = {
    var names: [String: String] = [:]
    for pair in list.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: "=").map(String.init)
      let plain = parts[0].filter { $0 != "." }
      let known = ["NS", "UI", "WK", "AV", "CL", "MK"].contains { plain.hasPrefix($0) }
      names[parts.count > 1 ? parts[1] : known ? plain : "NS" + plain] = parts[0]
    }
    return names
  }()

  private static let list = """
    TimeInterval ComparisonResult QualityOfService FileAttributeKey FileAttributeType FileProtectionType
    URLResourceKey URLFileResourceType HTTPCookiePropertyKey
    NSNotification.Name=NSNotificationName RunLoop.Mode NSAttributedString.Key=NSAttributedStringKey
    NSAttributedString.DocumentType=NSAttributedStringDocumentType Stream.Event Stream.Status
    Stream.PropertyKey URLSession.AuthChallengeDisposition
    URLSession.ResponseDisposition URLSession.DelayedRequestDisposition URLSessionTask.State
    URLSessionWebSocketTask.CloseCode URLCredential.Persistence URLCache.StoragePolicy=NSURLCacheStoragePolicy
    NSURLRequest.CachePolicy=NSURLRequestCachePolicy NSURLRequest.NetworkServiceType=NSURLRequestNetworkServiceType
    HTTPCookie.AcceptPolicy NSString.CompareOptions=NSStringCompareOptions NSString.EncodingConversionOptions
    NSCalendar.Unit=NSCalendarUnit NSCalendar.Identifier=NSCalendarIdentifier NSCalendar.Options=NSCalendarOptions
    NSData.ReadingOptions=NSDataReadingOptions NSData.WritingOptions=NSDataWritingOptions
    NSData.SearchOptions=NSDataSearchOptions NSData.Base64EncodingOptions=NSDataBase64EncodingOptions
    DateFormatter.Style DateFormatter.Behavior NumberFormatter.Style NumberFormatter.Behavior
    DateComponentsFormatter.UnitsStyle ByteCountFormatter.CountStyle JSONSerialization.ReadingOptions=NSJSONReadingOptions
    JSONSerialization.WritingOptions=NSJSONWritingOptions FileManager.SearchPathDirectory=NSSearchPathDirectory
    FileManager.SearchPathDomainMask=NSSearchPathDomainMask Operation.QueuePriority
    NSTextCheckingResult.CheckingType=NSTextCheckingType NSRegularExpression.Options NSRegularExpression.MatchingOptions
    NSRegularExpression.MatchingFlags=NSMatchingFlags PropertyListSerialization.PropertyListFormat=NSPropertyListFormat
    Process.TerminationReason=NSTaskTerminationReason ProcessInfo.ThermalState XMLNode.Kind XMLNode.Options
    UIActivity.ActivityType=UIActivityType UIAlertAction.Style UIApplication.State
    UIApplication.LaunchOptionsKey=UIApplicationLaunchOptionsKey UIApplication.OpenURLOptionsKey=UIApplicationOpenURLOptionsKey
    UIBarButtonItem.SystemItem=UIBarButtonSystemItem UICollectionView.ElementCategory
    UIControl.ContentHorizontalAlignment UIControl.ContentVerticalAlignment UIDevice.BatteryState
    UIEvent.EventType=UIEventType UIEvent.EventSubtype=UIEventSubtype UIFont.TextStyle UIFont.Weight UIFontDescriptor.SymbolicTraits
    UIInputView.Style
    UIMenuController.ArrowDirection=UIMenuControllerArrowDirection
    UINavigationController.Operation UIPageViewController.SpineLocation UIPageViewController.TransitionStyle
    UIPageViewController.NavigationOrientation UIPress.Phase UIPress.PressType=UIPressType UIProgressView.Style
    UIScrollView.IndicatorStyle UIScrollView.ContentInsetAdjustmentBehavior UISearchBar.Style UISearchBar.Icon
    UISegmentedControl.Segment=UISegmentedControlSegment UIStackView.Alignment UIStackView.Distribution
    UISwipeGestureRecognizer.Direction UITabBarItem.SystemItem=UITabBarSystemItem
    UITableViewCell.SeparatorStyle UITableViewCell.StateMask UITableViewRowAction.Style
    UIContextualAction.Style UITextField.BorderStyle=UITextBorderStyle UITextField.DidEndEditingReason
    UITouch.TouchType=UITouchType UIView.KeyframeAnimationOptions UIView.TintAdjustmentMode UIWindow.Level
    UIGraphicsImageRendererFormat.Range UIMenu.Identifier UIMenu.Options UIAction.Identifier
    UICollectionView.ScrollPosition UIImagePickerController.InfoKey=UIImagePickerControllerInfoKey
    UIImagePickerController.CameraDevice UIImagePickerController.CameraFlashMode UIImagePickerController.CameraCaptureMode
    UIImagePickerController.QualityType=UIImagePickerControllerQualityType UISplitViewController.DisplayMode
    NSLayoutConstraint.Attribute=NSLayoutAttribute NSLayoutConstraint.Relation=NSLayoutRelation
    NSLayoutConstraint.Axis=UILayoutConstraintAxis NSLayoutConstraint.FormatOptions=NSLayoutFormatOptions
    NSWindow.StyleMask=NSWindowStyleMask NSEvent.EventType=NSEventType NSEvent.ModifierFlags=NSEventModifierFlags
    NSControl.StateValue=NSControlStateValue NSApplication.ModalResponse=NSModalResponse
    AVPlayer.Status AVPlayerItem.Status AVCaptureDevice.Position AVCaptureDevice.FlashMode
    AVCaptureSession.Preset
    """
}
