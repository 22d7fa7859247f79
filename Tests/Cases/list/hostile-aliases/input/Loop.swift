typealias Loop = Loop?
typealias Tower = [Tower]
typealias Both = Both & ThingDelegate

class Thing {
  weak var delegate: ThingDelegate?
  weak var other: Both?
}

protocol ThingDelegate: AnyObject {
  func thing(_ thing: Thing, loop: Loop) -> Tower
  func thing(_ thing: Thing, towers: Tower)
}
