public class Pump {
  public weak var delegate: (any PumpDelegate)?
  public init() {}
}

public protocol MachineDelegate: AnyObject {
  func machineDidStart()
  func machineDidStop()
}

// proxygen:parent Pump
public protocol PumpDelegate: MachineDelegate {
  // proxygen:name started
  func machineDidStart()
}
