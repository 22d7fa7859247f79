public class Maze {
  public weak var delegate: (any MazeDelegate)?
  public init() {}

  func walk() {
    protocol StepDelegate: AnyObject {
      func stepDidEnd()
    }
    class Step {
      weak var delegate: (any StepDelegate)?
    }
    _ = Step()
  }
}

public protocol MazeDelegate: AnyObject {
  func maze(_ maze: Maze, didReach room: Int)
}

func explore() {
  protocol RoomDelegate: AnyObject {
    func roomDidOpen()
  }
}
