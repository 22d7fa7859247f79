public class Crate<Item> {}
private class Secret {}

public protocol CrateDelegate: AnyObject {
  func crateDidOpen(_ crate: Crate<Int>)
}

// proxygen:parent Secret
public protocol SecretDelegate: AnyObject {
  func secretDidLeak()
}

public class Open {}

private extension Open {
  var delegate: (any OpenDelegate)? { get { nil } set {} }
}

public protocol OpenDelegate: AnyObject {
  func openDidClose()
}
