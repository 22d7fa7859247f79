public protocol Root: AnyObject {
  func didBegin()
  func isOpen() -> Bool
}

public protocol Left: Root {
  func didGoLeft()
}

public protocol Right: Root {
  func didGoRight()
  func didBegin()
}

public class Diamond {
  public weak var delegate: (any DiamondDelegate)?
  public init() {}
}

public protocol DiamondDelegate: Left, Right {
  func diamondDidShine(_ diamond: Diamond)
}
