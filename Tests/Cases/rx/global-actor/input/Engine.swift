@globalActor
public actor EngineActor {
  public static let shared = EngineActor()
}

@EngineActor
public class Engine {
  public weak var delegate: (any EngineDelegate)?
  public init() {}
}

@EngineActor
public protocol EngineDelegate: AnyObject {
  func engineDidStart(_ engine: Engine)
  func engine(_ engine: Engine, speedAt time: Int) -> Double
}
