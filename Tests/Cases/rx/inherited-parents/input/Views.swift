import Foundation

public class ScrollArea: NSObject {
  public weak var delegate: (any ScrollAreaDelegate)?
}

@objc public protocol ScrollAreaDelegate: NSObjectProtocol {
  @objc optional func scrollAreaDidScroll(_ scrollArea: ScrollArea)
  @objc optional func scrollAreaShouldRest(_ scrollArea: ScrollArea) -> Bool
}

/// What its superclass's delegate hears is heard by its own delegate, too.
public class TableArea: ScrollArea {
  public weak var tableDelegate: (any TableAreaDelegate)?
}

@objc public protocol TableAreaDelegate: ScrollAreaDelegate {
  @objc optional func tableArea(_ tableArea: TableArea, didSelect row: Int)
}
