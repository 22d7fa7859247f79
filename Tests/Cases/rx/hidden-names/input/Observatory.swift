import Foundation

// Names that RxSwift, RxCocoa and the generated code have, too.
public struct Observable {
  public var name: String
  public init(name: String) { self.name = name }
}
public enum Binder { case loose, tight }
public class Disposable {}
public enum Disposables {}
public final class PublishSubject {}
public final class BehaviorRelay {}
public protocol Reactive {}
// proxygen:skip
public protocol HasDelegate {}
public struct Once: Equatable {
  public var count: Int
  public init(count: Int) { self.count = count }
}

public class Element: NSObject {
  public weak var delegate: (any ElementDelegate)?
}

public protocol ElementDelegate: AnyObject {
  func element(_ element: Element, didObserve observable: Observable)
  func element(_ element: Element, didDispose disposable: Disposable)
  func element(_ element: Element, binderFor name: String) -> Binder?
  // proxygen:default Once(count: 7)
  func element(_ element: Element, decide once: Once, completion: @escaping (Once) -> Void)
  // proxygen:default Once(count: 1)
  func elementOnce(_ element: Element) -> Once
}
