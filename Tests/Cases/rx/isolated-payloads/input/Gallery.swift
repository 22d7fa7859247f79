import UIKit

/// On the main actor, and no Sendable type for that.
@MainActor public protocol Preview {
  var title: String { get }
}

@MainActor public final class Picture {
  public init() {}
}

@MainActor public protocol GalleryDelegate: AnyObject {
  func gallery(_ gallery: Gallery, didTap preview: Preview)
  func gallery(_ gallery: Gallery, didShow previews: [any Preview])
  func gallery(_ gallery: Gallery, didLose picture: Picture)
}

@MainActor public protocol GalleryDataSource: AnyObject {
  func gallery(_ gallery: Gallery, didFind source: UITableViewDataSourcePrefetching?)
  func gallery(_ gallery: Gallery, didLoseFocusOf delegate: any UIScrollViewDelegate)
}

@MainActor open class Gallery {
  open weak var delegate: GalleryDelegate?
  open weak var dataSource: GalleryDataSource?
  public init() {}
}
