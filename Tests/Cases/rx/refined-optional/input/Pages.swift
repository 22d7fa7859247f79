import UIKit

@objc public protocol SheetDelegate: NSObjectProtocol {
  @objc optional func sheetDidMove(_ sheet: Sheet)
  @objc optional func sheetColor(_ sheet: Sheet) -> UIView
  @objc optional func sheet(_ sheet: Sheet, didFold kind: Fold)
}

@objc public enum Fold: Int { case once, twice }

open class Sheet: UIView {
  open weak var delegate: (any SheetDelegate)?
}

// What is optional is gated in both, and what is left to the runtime stays so.
@objc public protocol PageDelegate: SheetDelegate {
  @objc optional func pageDidTurn(_ page: Page)
  @objc optional func pageTitle(_ page: Page) -> String?
  @objc optional func page(_ page: Page, didTear kind: Fold)
  func pageNumber(_ page: Page) -> Int
}

open class Page: Sheet {}

@objc public protocol LeafDelegate: PageDelegate {
  @objc optional func leafDidFall(_ leaf: Leaf, kind: Fold)
}

#if os(Linux)
  open class Leaf: Page {}
#else
  open class Leaf: Page {}
#endif

// Only the refinement is gated.
@objc public protocol BookDelegate: NSObjectProtocol {
  func bookDidOpen(_ book: Book)
}

open class Book: NSObject {
  open weak var delegate: (any BookDelegate)?
}

#if os(Linux)
@objc public protocol NovelDelegate: BookDelegate {
  @objc optional func novelHasEnd(_ novel: Novel) -> Bool
}

  open class Novel: Book {}
#endif
