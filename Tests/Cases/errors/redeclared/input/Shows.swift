import Foundation

public class Clip: NSObject {}

@objc public protocol Showing {
  func show(_ thing: NSObject)
  @objc optional func hide(_ thing: NSObject)
}

@objc public protocol Naming {
  @objc(nameOfClip:) func name(of clip: Clip) -> String
}

public typealias Name = String

/// No class has two methods for one selector.
@objc public protocol ScreenDelegate: Showing {
  @objc optional func show(_ clip: Clip)
}

/// Those of the protocol's own are not alone.
@objc public protocol RoomDelegate: Showing, Naming {
  func enter()
  func hide(_ thing: Clip)
}

/// The same under another name, and another selector.
@objc public protocol HallDelegate: Naming {
  @objc optional func name(of clip: Clip) -> Name
  @objc(nameOfObject:) func name(of object: NSObject) -> String
}

public class Screen: NSObject {
  public weak var delegate: (any ScreenDelegate)?
}

public class Room: NSObject {
  public weak var delegate: (any RoomDelegate)?
}

public class Hall: NSObject {
  public weak var delegate: (any HallDelegate)?
}
