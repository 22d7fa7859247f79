// Values of comments become code, so each has to be one whole piece of it and nothing more.

public final class Door { public weak var delegate: (any DoorDelegate)? }

// proxygen:parent Door { } class Other
// proxygen:property delegate`; other(); `
// proxygen:setter object.delegate = delegate; other()
// proxygen:getter object.delegate }; func other() {
public protocol DoorDelegate: AnyObject {
  // proxygen:default 0 }; func other() {
  func door(_ door: Door, priceOf item: String) -> Int
  // proxygen:default 1 // and what follows
  func door(_ door: Door, costOf item: String) -> Int
  // proxygen:default 1 /* and what follows
  func door(_ door: Door, rateOf item: String) -> Int
  // proxygen:default 0), (1
  func door(_ door: Door, rankOf item: String) -> Int
  // proxygen:name ../../other
  func doorDidOpen(_ door: Door)
  // proxygen:event a; other()
  func doorMayOpen(_ door: Door) -> Bool
}

// proxygen:name Other { }; class More
public protocol WindowDelegate: AnyObject {
  func windowDidOpen(_ window: Window)
}

public final class Window { public weak var delegate: (any WindowDelegate)? }
