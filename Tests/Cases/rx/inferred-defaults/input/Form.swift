import Foundation

public struct FormFlags: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public typealias Score = Double
public typealias Callback = (Int) -> Void

public class Form {
  public weak var delegate: FormDelegate?
  public init() {}
}

public protocol FormDelegate: AnyObject {
  func formTitle(_ form: Form) -> String
  func formCount(_ form: Form) -> UInt8
  func formWidth(_ form: Form) -> CGFloat
  func formScore(_ form: Form) -> Score
  func formIsOpen(_ form: Form) -> Bool
  func formTags(_ form: Form) -> Set<String>
  func formNames(_ form: Form) -> [String]
  func formValues(_ form: Form) -> [String: Int]
  func formData(_ form: Form) -> Data
  func formFlags(_ form: Form) -> FormFlags
  func formCallback(_ form: Form) -> Callback?
  func formError(_ form: Form) -> (any Error)?
  func formDelegate(_ form: Form) -> Form!
  func formDidNothing(_ form: Form) -> Void
  func formDidLittle(_ form: Form) -> ()
}
