import UIKit

/// The parent is isolated, its protocol isn't.
open class PlayerController: UIViewController {
  public weak var delegate: PlayerControllerDelegate?
}

public protocol PlayerControllerDelegate: AnyObject {
  var quality: Int { get set }
  func playerController(_ controller: PlayerController, didReach time: Double)
  func playerController(_ controller: PlayerController, shouldPlay url: URL) -> Bool
  func playerController(
    _ controller: PlayerController, confirm text: String, completion: @escaping (Bool) -> Void)
}

/// The protocol is isolated, all but one of its requirements.
@MainActor
open class Store {
  public weak var delegate: (any StoreDelegate)?
  public init() {}
}

@MainActor
public protocol StoreDelegate: AnyObject {
  func storeDidChange(_ store: Store)
  func store(_ store: Store, valueFor key: String) -> Int
  nonisolated func storeWillSave(_ store: Store)
}

/// The parent isn't isolated, the protocol is.
open class Feed {
  public weak var delegate: (any FeedDelegate)?
  public init() {}
}

@MainActor
public protocol FeedDelegate: AnyObject {
  func feed(_ feed: Feed, didReceive item: String)
  func feed(_ feed: Feed, accepts item: String) -> Bool
}

/// Delegates cross isolations.
open class Link: @unchecked Sendable {
  public weak var delegate: (any LinkDelegate)?
  public init() {}
}

public protocol LinkDelegate: AnyObject, Sendable {
  func link(_ link: Link, didReceive item: String)
  func link(_ link: Link, accepts item: String) async -> Bool
}

/// Each requirement is isolated on its own.
open class DoorController: UIViewController {
  public weak var delegate: (any DoorControllerDelegate)?
}

public protocol DoorControllerDelegate: AnyObject {
  @MainActor func doorController(_ controller: DoorController, didOpen url: URL)
  @MainActor func doorControllerShouldOpen(_ controller: DoorController) -> Bool
}

/// The protocol is isolated by what it inherits.
@MainActor
open class Room {
  public weak var delegate: (any RoomDelegate)?
  public init() {}
}

@MainActor
public protocol PlaceDelegate: AnyObject {
  func placeDidOpen(_ room: Room)
}

public protocol RoomDelegate: PlaceDelegate {
  func room(_ room: Room, didFill count: Int)
}
