import Foundation

@objc public enum PickerResult: Int {
  case done, cancelled
}

/// Takes its delegate with each call.
public class Picker: NSObject {
  public func show(reportingTo delegate: any PickerDelegate) {}
}

// proxygen:standalone
@objc public protocol PickerDelegate: NSObjectProtocol {
  @objc optional func picker(_ picker: Picker, didHover index: Int)
  @objc optional func picker(_ picker: Picker, didEndWith result: PickerResult)
  func picker(_ picker: Picker, didPick index: Int)
  @objc optional func pickerShouldClose(_ picker: Picker) -> Bool
  func picker(_ picker: Picker, titleOf index: Int) -> String
}

// proxygen:standalone
public protocol SenderlessDelegate: AnyObject, Sendable {
  var title: String { get set }
  func didStart()
  func didStop(after seconds: Double)
  func limit() -> Int
}

// proxygen:standalone
protocol LooseDelegate {
  func looseDidMove(to place: Int)
}

// proxygen:standalone
@MainActor protocol ShownDelegate: AnyObject {
  func shownDidAppear()
  func shownShouldHide() -> Bool
}
