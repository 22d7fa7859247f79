public struct Ticket: ~Copyable {
  public var number: Int
}

public enum Lane: ~Copyable {
  case left, right
}

public struct Crate<Goods: ~Copyable>: ~Copyable {}

public class Gate {
  public weak var delegate: (any GateDelegate)?
  public init() {}
}

public protocol GateDelegate: AnyObject {
  func gate(_ gate: Gate, didCheck ticket: borrowing Ticket)
  func gate(_ gate: Gate, didTake ticket: consuming Ticket)
  func gate(_ gate: Gate, willStamp ticket: inout Ticket)
  func gate(_ gate: Gate, didOpen lane: borrowing Lane, at time: Double)
  func gate(_ gate: Gate, didLoad crate: borrowing Crate<Ticket>)
  func gate(_ gate: Gate, accepts ticket: borrowing Ticket) -> Bool
  // proxygen:default Ticket(number: 0)
  func gate(_ gate: Gate, ticketFor name: String) -> Ticket
  func gate(_ gate: Gate, spareTicketFor name: String) -> Ticket?
  func gate(_ gate: Gate, didPrint print: @escaping (consuming Ticket) -> Void)
  func gateDidClose(_ gate: Gate)
}
