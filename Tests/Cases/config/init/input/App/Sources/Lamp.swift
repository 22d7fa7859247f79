import Combine

protocol LampDelegate: AnyObject {
  static func makeLamp() -> Int
  init()
}
