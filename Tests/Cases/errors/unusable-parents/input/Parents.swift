public struct Value {
  public weak var delegate: (any ValueDelegate)?
}

public protocol ValueDelegate: AnyObject {
  func valueDidChange()
}

public actor Worker {
  public weak var delegate: (any WorkerDelegate)?
}

public protocol WorkerDelegate: AnyObject {
  func workerDidWork()
}

public class Secret {
  private weak var delegate: (any SecretDelegate)?
}

public protocol SecretDelegate: AnyObject {
  func secretDidLeak()
}

public class Fixed {
  public private(set) weak var delegate: (any FixedDelegate)?
}

public protocol FixedDelegate: AnyObject {
  func fixedDidMove()
}

public class Global {
  public static weak var delegate: (any GlobalDelegate)?
}

public protocol GlobalDelegate: AnyObject {
  func globalDidChange()
}

public class Mixer {
  public weak var delegate: (any MixerDelegate & Unheard)?
}

public protocol MixerDelegate: AnyObject {
  func mixerDidMix()
}
