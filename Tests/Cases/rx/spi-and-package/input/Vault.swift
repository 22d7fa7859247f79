import Foundation

public class Vault: NSObject {
  public weak var delegate: (any VaultDelegate)?
  @_spi(Keys) public weak var keyDelegate: (any VaultKeyDelegate)?
  package weak var auditDelegate: (any VaultAuditDelegate)?
}

/// One requirement is for friends alone, and has a body for all others.
public protocol VaultDelegate: AnyObject {
  func vaultDidOpen(_ vault: Vault)
  @_spi(Keys) func vault(_ vault: Vault, didTurn key: String)
}

extension VaultDelegate {
  public func vault(_ vault: Vault, didTurn key: String) {}
}

@_spi(Keys)
public protocol VaultKeyDelegate: AnyObject {
  func vault(_ vault: Vault, accepts key: String) -> Bool
}

package protocol VaultAuditDelegate: AnyObject {
  func vault(_ vault: Vault, didAudit entries: [String])
}
