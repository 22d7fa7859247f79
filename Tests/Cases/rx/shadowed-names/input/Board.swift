import Foundation

public struct Task: Hashable {
  public var title: String
}

public class Void {}

public class Board: NSObject {
  public weak var delegate: (any BoardDelegate)?
}

public protocol BoardDelegate: AnyObject {
  func board(_ board: Board, didAdd task: Task)
  func board(_ board: Board, didAdd void: Void)
  func board(_ board: Board, shouldAdd task: Task) -> Bool
  func board(_ board: Board, confirm task: Task, completion: @escaping @MainActor (Bool) -> Swift.Void)
  func boardDidClear(_ board: Board)
}
