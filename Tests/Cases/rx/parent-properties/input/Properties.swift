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

/// The property takes a composition.
public class Mixer {
  public weak var delegate: (any MixerDelegate & Sendable)?
  public init() {}
}

public protocol MixerDelegate: AnyObject {
  func mixer(_ mixer: Mixer, didMix count: Int)
}

/// The parent conforms already, and a subclass has a protocol of its own.
public class Radio: NSObject {
  public weak var delegate: (any RadioDelegate)?
}

public protocol RadioDelegate: AnyObject {
  func radio(_ radio: Radio, didTuneTo frequency: Double)
}

/// Several hold it; the name decides.
public class RadioController {
  weak var delegate: (any RadioDelegate)?
}
