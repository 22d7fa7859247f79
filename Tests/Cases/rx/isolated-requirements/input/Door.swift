import UIKit

public final class DoorController: UIViewController {
  public weak var delegate: (any DoorControllerDelegate)?
}

public protocol DoorControllerDelegate: AnyObject {
  @MainActor func doorController(_ controller: DoorController, didOpen url: URL)
  @MainActor func doorControllerShouldOpen(_ controller: DoorController) -> Bool
}
