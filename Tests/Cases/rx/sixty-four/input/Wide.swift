import Foundation

public class Wide: NSObject {
  public weak var delegate: (any WideDelegate)?
}

@objc public protocol WideDelegate: AnyObject {
  @objc optional func wide(_ wide: Wide, didChange1 value: Int)
  @objc optional func wide(_ wide: Wide, didChange2 value: Int)
  @objc optional func wide(_ wide: Wide, didChange3 value: Int)
  @objc optional func wide(_ wide: Wide, didChange4 value: Int)
  @objc optional func wide(_ wide: Wide, didChange5 value: Int)
  @objc optional func wide(_ wide: Wide, didChange6 value: Int)
  @objc optional func wide(_ wide: Wide, didChange7 value: Int)
  @objc optional func wide(_ wide: Wide, didChange8 value: Int)
  @objc optional func wide(_ wide: Wide, didChange9 value: Int)
  @objc optional func wide(_ wide: Wide, didChange10 value: Int)
  @objc optional func wide(_ wide: Wide, didChange11 value: Int)
  @objc optional func wide(_ wide: Wide, didChange12 value: Int)
  @objc optional func wide(_ wide: Wide, didChange13 value: Int)
  @objc optional func wide(_ wide: Wide, didChange14 value: Int)
  @objc optional func wide(_ wide: Wide, didChange15 value: Int)
  @objc optional func wide(_ wide: Wide, didChange16 value: Int)
  @objc optional func wide(_ wide: Wide, didChange17 value: Int)
  @objc optional func wide(_ wide: Wide, didChange18 value: Int)
  @objc optional func wide(_ wide: Wide, didChange19 value: Int)
  @objc optional func wide(_ wide: Wide, didChange20 value: Int)
  @objc optional func wide(_ wide: Wide, didChange21 value: Int)
  @objc optional func wide(_ wide: Wide, didChange22 value: Int)
  @objc optional func wide(_ wide: Wide, didChange23 value: Int)
  @objc optional func wide(_ wide: Wide, didChange24 value: Int)
  @objc optional func wide(_ wide: Wide, didChange25 value: Int)
  @objc optional func wide(_ wide: Wide, didChange26 value: Int)
  @objc optional func wide(_ wide: Wide, didChange27 value: Int)
  @objc optional func wide(_ wide: Wide, didChange28 value: Int)
  @objc optional func wide(_ wide: Wide, didChange29 value: Int)
  @objc optional func wide(_ wide: Wide, didChange30 value: Int)
  @objc optional func wide(_ wide: Wide, didChange31 value: Int)
  @objc optional func wide(_ wide: Wide, didChange32 value: Int)
  func wide(_ wide: Wide, valueOf1 key: String) -> Int
  func wide(_ wide: Wide, valueOf2 key: String) -> Int
  func wide(_ wide: Wide, valueOf3 key: String) -> Int
  func wide(_ wide: Wide, valueOf4 key: String) -> Int
  func wide(_ wide: Wide, valueOf5 key: String) -> Int
  func wide(_ wide: Wide, valueOf6 key: String) -> Int
  func wide(_ wide: Wide, valueOf7 key: String) -> Int
  func wide(_ wide: Wide, valueOf8 key: String) -> Int
  func wide(_ wide: Wide, valueOf9 key: String) -> Int
  func wide(_ wide: Wide, valueOf10 key: String) -> Int
  func wide(_ wide: Wide, valueOf11 key: String) -> Int
  func wide(_ wide: Wide, valueOf12 key: String) -> Int
  func wide(_ wide: Wide, valueOf13 key: String) -> Int
  func wide(_ wide: Wide, valueOf14 key: String) -> Int
  func wide(_ wide: Wide, valueOf15 key: String) -> Int
  func wide(_ wide: Wide, valueOf16 key: String) -> Int
  func wide(_ wide: Wide, valueOf17 key: String) -> Int
  func wide(_ wide: Wide, valueOf18 key: String) -> Int
  func wide(_ wide: Wide, valueOf19 key: String) -> Int
  func wide(_ wide: Wide, valueOf20 key: String) -> Int
  func wide(_ wide: Wide, valueOf21 key: String) -> Int
  func wide(_ wide: Wide, valueOf22 key: String) -> Int
  func wide(_ wide: Wide, valueOf23 key: String) -> Int
  func wide(_ wide: Wide, valueOf24 key: String) -> Int
  func wide(_ wide: Wide, valueOf25 key: String) -> Int
  func wide(_ wide: Wide, valueOf26 key: String) -> Int
  func wide(_ wide: Wide, valueOf27 key: String) -> Int
  func wide(_ wide: Wide, valueOf28 key: String) -> Int
  func wide(_ wide: Wide, valueOf29 key: String) -> Int
  func wide(_ wide: Wide, valueOf30 key: String) -> Int
  func wide(_ wide: Wide, valueOf31 key: String) -> Int
  func wide(_ wide: Wide, valueOf32 key: String) -> Int
}
