#if os(Windows)
  public class Antenna {
    public weak var delegate: (any AntennaDelegate)?
    public init() {}
  }
#endif

public protocol AntennaDelegate: AnyObject {
  func antennaDidTurn()
}

#if DEBUG
  public class Dial {
    public weak var delegate: (any DialDelegate)?
    public init() {}
  }
#else
  public class Dial {
    public weak var delegate: (any DialDelegate)?
    public init() {}
  }
#endif

#if os(Windows)
  public protocol DialDelegate: AnyObject {
    func dial(_ dial: Dial, didClick times: Int)
  }
#else
  public protocol DialDelegate: AnyObject {
    func dial(_ dial: Dial, didTurn degrees: Double)
    func dialLimit(_ dial: Dial) -> Double
  }
#endif
