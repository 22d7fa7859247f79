import Foundation

public typealias Fired = @MainActor() -> Void

@globalActor
public actor Stoker {
  public static let shared = Stoker()
}

open class Kiln {
  public weak var delegate: (any KilnDelegate)?
  let cooled: (@MainActor() -> Void)? = nil

  func warm(_ done: @escaping @Stoker() async throws -> Void) {
    let told: @MainActor(Int) -> Void = { _ in }
    let heard = { @MainActor(degrees: Int) -> Void in print(degrees) }
    _ = (told, heard)
  }
}

public protocol KilnDelegate: AnyObject {
  func kiln(_ kiln: Kiln, didHeatWith stop: (@MainActor() -> Void)?)
  func kiln(_ kiln: Kiln, didGlaze pots: [String: @Stoker(Int, String) -> Bool])
  func kiln(_ kiln: Kiln, shouldOpen answer: @escaping @MainActor(Bool) -> Void)
  func kiln(_ kiln: Kiln, didCool fired: @escaping Fired)
  func kilnRecipe(_ kiln: Kiln) -> (@Swift.MainActor() async -> Int)?
  var finish: (@MainActor() throws -> Void)? { get }
}
