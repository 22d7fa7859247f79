import Foundation

public class Editor: NSObject {
  public weak var delegate: (EditorDelegate & EditorLayoutDelegate)?
}

@objc public protocol EditorDelegate: NSObjectProtocol {
  @objc optional func editor(_ editor: Editor, didInsert text: String)
  func editorDidClose(_ editor: Editor)
}

@objc public protocol EditorLayoutDelegate: NSObjectProtocol {
  @objc optional func editor(_ editor: Editor, didScrollTo line: Int)
  @objc optional func editor(_ editor: Editor, heightOf line: Int) -> Double
}

public typealias MixerClient = MixerDelegate & Sendable

public final class Mixer: @unchecked Sendable {
  public weak var delegate: (any MixerClient)?
  public init() {}
}

public protocol MixerDelegate: AnyObject {
  func mixer(_ mixer: Mixer, didMix count: Int)
}
