#if canImport(Foundation)
import Foundation
#endif

public class Station {
  public weak var delegate: (any StationDelegate)?
  public init() {}
}

public protocol StationDelegate: AnyObject {
  func stationDidOpen(_ station: Station)
  #if DEBUG
  func station(_ station: Station, didLog line: String)
  func station(_ station: Station, levelOf line: String) -> Int
  #elseif os(Windows)
  func station(_ station: Station, didLog line: Int)
  #else
  func station(_ station: Station, didSkip line: String)
  #endif
}

#if !os(Windows)
public class Depot {
  public weak var delegate: (any DepotDelegate)?
  public init() {}
}

public protocol DepotDelegate: AnyObject {
  func depot(_ depot: Depot, didStore item: String)
  #if !os(Android)
  func depot(_ depot: Depot, roomFor item: String) -> Int
  #endif
}
#endif
