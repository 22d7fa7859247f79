import Foundation

/// Only readable, and set by a method that is named for it.
public class Scanner {
  public private(set) weak var delegate: (any ScannerDelegate)?
  public init() {}
  public func setDelegate(_ delegate: (any ScannerDelegate)?) { self.delegate = delegate }
}

public protocol ScannerDelegate: AnyObject {
  func scanner(_ scanner: Scanner, didFind code: String)
}

/// Set with a queue.
public class Central {
  public private(set) weak var delegate: (any CentralDelegate)?
  public init() {}
  public func setDelegate(_ delegate: (any CentralDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
}

// proxygen:setter object.setDelegate(delegate, queue: .main)
public protocol CentralDelegate: AnyObject {
  func centralDidConnect(_ central: Central)
}

/// No property at all.
public class Hub {
  private var observers: [any HubDelegate] = []
  public init() {}
  public func currentObserver() -> (any HubDelegate)? { observers.first }
  public func replaceObserver(_ observer: (any HubDelegate)?) {
    observers = observer.map { [$0] } ?? []
  }
}

// proxygen:parent Hub
// proxygen:getter object.currentObserver()
// proxygen:setter object.replaceObserver(delegate)
public protocol HubDelegate: AnyObject {
  func hub(_ hub: Hub, didChange count: Int)
}
