import Foundation

@objc(ABTape)
public class Tape: NSObject {
  public weak var delegate: (any TapeDelegate)?
}

@objc(ABTapeDelegate)
public protocol TapeDelegate: NSObjectProtocol {
  @objc(tape:winds:) optional func tape(_ tape: Tape, didWind length: Double)
  @objc(tapeStops:) func tapeDidStop(_ tape: Tape)
  @objc(tape:takes:) optional func tape(_ tape: Tape, accepts name: String) -> Bool
}
