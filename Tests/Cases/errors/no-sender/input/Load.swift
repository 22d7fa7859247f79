public struct State {}

public protocol LoadDelegate: AnyObject {
  func didFail(_ error: any Error)
}

public protocol StateDelegate: AnyObject {
  func didChange(_ state: State)
}
