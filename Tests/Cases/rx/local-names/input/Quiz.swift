public class Quiz {
  public weak var delegate: (any QuizDelegate)?
  public init() {}
}

/// Parameters that are called like what a body declares.
public protocol QuizDelegate: AnyObject {
  func quiz(_ quiz: Quiz, accepts answer: String, after seconds: Int) -> Bool
  func quiz(_ quiz: Quiz, points forwardee: Quiz) -> Int
  func quiz(_ quiz: Quiz, willEnd answer: @escaping (Bool) -> Void)
  func quiz(_ quiz: Quiz, didReceive answer: String)
  func quiz(_ quiz: Quiz, didTouch didTouchSubject: Int)
}
