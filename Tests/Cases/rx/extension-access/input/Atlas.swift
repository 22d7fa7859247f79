public enum Atlas {}

// What an extension declares without an access level has that of the extension.
public extension Atlas {
  class Page {
    public weak var delegate: (any PageDelegate)?
    public init() {}
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

public extension Atlas.Page {
  internal weak var hidden: (any Atlas.HiddenDelegate)? {
    get { nil }
    set {}
  }

  internal weak var inner: (any Atlas.InnerDelegate)? {
    get { nil }
    set {}
  }
}

fileprivate extension Atlas {
  protocol SecretDelegate: AnyObject {
    func pageDidBurn()
  }
}
