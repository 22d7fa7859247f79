import Foundation

/// The property is named otherwise.
public class Browser {
  public weak var navigationDelegate: (any BrowserNavigationDelegate)?
  public init() {}
}

public protocol BrowserNavigationDelegate: AnyObject {
  func browser(_ browser: Browser, didOpen page: String)
}

/// The property is implicitly unwrapped.
public class Printer {
  public weak var delegate: (any PrinterDelegate)!
  public init() {}
}

public protocol PrinterDelegate: AnyObject {
  func printer(_ printer: Printer, didPrint page: Int)
}

/// The property says once more that delegates are objects.
public class Mixer {
  public weak var delegate: (MixerDelegate & AnyObject)?
  public init() {}
}

public protocol MixerDelegate: AnyObject {
  func mixer(_ mixer: Mixer, didMix count: Int)
}

public class Radio: NSObject {
  public weak var delegate: (any RadioDelegate)?
}

public protocol RadioDelegate: AnyObject {
  func radio(_ radio: Radio, didTuneTo frequency: Double)
}

/// Holds it too; the name decides.
public class RadioController {
  weak var delegate: (any RadioDelegate)?
}

/// A subclass overrides the property.
public class Cell: NSObject {
  public weak var delegate: (any CellDelegate)?
}

public class TextCell: Cell {
  public override weak var delegate: (any CellDelegate)? {
    didSet { print("set") }
  }
}

public protocol CellDelegate: AnyObject {
  func cellDidTap(_ cell: Cell)
}

/// The property can't be nil.
public class Kiln {
  public var delegate: any KilnDelegate
  public init(delegate: any KilnDelegate) { self.delegate = delegate }
}

public protocol KilnDelegate: AnyObject {
  func kiln(_ kiln: Kiln, didReach degrees: Int)
}
