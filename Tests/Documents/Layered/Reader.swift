import UIKit

/// Whoever writes the lines in the document.
@MainActor final class Reader: NSObject, UIScrollViewDelegate {}
