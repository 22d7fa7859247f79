import Foundation

// The sender has no property.
public class Link: NSObject {}

public protocol LinkDelegate: AnyObject {
  func linkDidBreak(_ link: Link)
}

public protocol ClientDelegate: AnyObject {
  func clientDidConnect(_ client: Server)
}

// It holds somebody else's delegate.
public class Server {
  public weak var delegate: (any ClientDelegate)?
}

// proxygen:parent Server
public protocol ServerDelegate: AnyObject {
  func serverDidStart(_ server: Server)
}

// The property that its author names isn't there.
public class Router {
  public weak var delegate: (any RouterDelegate)?
}

// proxygen:property dataSource
public protocol RouterDelegate: AnyObject {
  func routerDidRoute(_ router: Router)
}

// A property of the refinement: nobody else can be served by it.
public class Cable {
  public weak var delegate: (any FastCableDelegate)?
}

public protocol CableDelegate: AnyObject {
  func cableDidBreak(_ cable: Cable)
}

public protocol FastCableDelegate: CableDelegate {
  func cableDidHurry(_ cable: Cable)
}

// Fine: the author tells how.
public class Modem {
  public func use(_ delegate: (any ModemDelegate)?) {}
  public var user: (any ModemDelegate)? { nil }
}

// proxygen:getter object.user
// proxygen:setter object.use(delegate)
// proxygen:property user
public protocol ModemDelegate: AnyObject {
  func modemDidBeep(_ modem: Modem)
}

// Fine: the superclass may have one.
public class Hub: Unknown {}

public protocol HubDelegate: AnyObject {
  func hubDidSwitch(_ hub: Hub)
}
