import Foundation

open class Editor: NSObject {
  open weak var delegate: (EditorDelegate & Saving & NSObjectProtocol)?
}

public protocol EditorDelegate: AnyObject {
  func editorDidChange(_ editor: Editor)
}

public protocol Saving {
  func editor(_ editor: Editor, didSave name: String)
  func editor(_ editor: Editor, nameFor index: Int) -> String
}

/// Strong, and any type may conform.
open class Printer {
  open var delegate: PrinterDelegate!
  open var tray: (any Tray)?
  public init() {}
}

public protocol PrinterDelegate {
  func printer(_ printer: Printer, didPrint page: Int)
}

// proxygen:property tray
// proxygen:parent Printer
public protocol Tray {
  var count: Int { get set }
  func printerDidJam(_ printer: Printer)
}

/// Not optional.
open class Relay {
  open unowned var delegate: any RelayDelegate
  public init(delegate: any RelayDelegate) { self.delegate = delegate }
}

public protocol RelayDelegate: AnyObject {
  func relay(_ relay: Relay, didSend text: String)
}
