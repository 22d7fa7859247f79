import Foundation

public enum Atlas {}

// What an extension declares without an access level has that of the extension.
public extension Atlas {
  class Page: NSObject {
    public weak var delegate: (any PageDelegate)?
    internal weak var hidden: (any HiddenDelegate)?
    internal weak var inner: (any InnerDelegate)?
  }

  protocol PageDelegate: AnyObject {
    func page(_ page: Page, didShow name: String)
  }

  internal protocol HiddenDelegate: AnyObject {
    func page(_ page: Page, didHide name: String)
  }
}

extension Atlas {
  protocol InnerDelegate: AnyObject {
    func page(_ page: Page, didTurn name: String)
  }
}

fileprivate extension Atlas {
  protocol SecretDelegate: AnyObject {
    func pageDidBurn()
  }
}
