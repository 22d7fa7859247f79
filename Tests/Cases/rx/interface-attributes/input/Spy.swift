import Foundation

@_spi(Inside)
public class Spy: NSObject {
  public weak var delegate: (any SpyDelegate)?
}

@_spi(Inside)
@preconcurrency
public protocol SpyDelegate: AnyObject {
  func spyDidLook(_ spy: Spy)
  func spy(_ spy: Spy, isFriend name: String) -> Bool
}

@_spi(Inside)
public class Mole: NSObject {
  weak var delegate: (any MoleDelegate)?
}

/// No part of the interface, unlike its parent.
protocol MoleDelegate: AnyObject {
  func moleDidDig(_ mole: Mole)
}
