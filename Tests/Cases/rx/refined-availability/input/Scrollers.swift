import Foundation

@available(iOS 15, *)
open class Scroller: NSObject {
  open weak var delegate: (any ScrollerDelegate)?
}

@available(iOS 15, *)
public protocol ScrollerDelegate: AnyObject {
  func scroller(_ scroller: Scroller, didScrollTo offset: Int)
}

/// Newer than the class that it is a subclass of.
@available(iOS 26, macOS 26, *)
open class Grid: Scroller {}

@available(iOS 26, macOS 26, *)
public protocol GridDelegate: ScrollerDelegate {
  func grid(_ grid: Grid, didSelect cell: Int)
}

/// As old as that.
@available(iOS 15, *)
open class Strip: Scroller {}

@available(iOS 15, *)
public protocol StripDelegate: ScrollerDelegate {
  func strip(_ strip: Strip, didSelect cell: Int)
}
