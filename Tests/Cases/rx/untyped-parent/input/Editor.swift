import AppKit

/// Swift has no weak reference to an `NSTextView` or a subclass of it.
public class Editor: NSTextView {
  public weak var editorDelegate: (any EditorDelegate)?
}

@objc public protocol EditorDelegate: AnyObject {
  func editorDidSave(_ editor: Editor)
  // The proxy installs itself again on its parent.
  @objc optional func editorShouldSave(_ editor: Editor) -> Bool
}

public class Note: NSObject {
  public weak var delegate: (any NoteDelegate)?
}

// proxygen:untyped-parent
public protocol NoteDelegate: AnyObject {
  func noteDidSave(_ note: Note)
}
