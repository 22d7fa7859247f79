public actor Desk {
  public init() {}
}

public class Clerk {
  public weak var delegate: (any ClerkDelegate)?
  public init() {}
}

public protocol ClerkDelegate: AnyObject {
  func clerk(_ clerk: Clerk, didSit desk: isolated Desk)
  func clerk(_ clerk: Clerk, didStand place: isolated (any Actor)?)
  func clerk(_ clerk: Clerk, fileOf desk: isolated Desk) -> String
  func clerk(_ clerk: Clerk, didTake work: @escaping @isolated(any) () -> Int)
  func clerk(_ clerk: Clerk, willDo work: @escaping @isolated(any) @Sendable () async -> Void)
  func clerk(_ clerk: Clerk, willEnd done: @escaping @isolated(any) @Sendable () -> Void)
  nonisolated(nonsending) func clerkWillRest(_ clerk: Clerk) async
  nonisolated(nonsending) func clerk(_ clerk: Clerk, pay hours: Int) async -> Int
  @concurrent func clerkDidRest(_ clerk: Clerk) async
  func clerk(_ clerk: Clerk, didPlan work: nonisolated(nonsending) @escaping () async -> Int)
  func clerk(_ clerk: Clerk, didSwap work: @escaping @concurrent () async -> Int)
  func clerk(_ clerk: Clerk, copyOf name: String) -> sending String
}
