/// What made an output file, as its header tells it.
public struct Maker: Hashable, Sendable {
  /// How much of a run came from a configuration, which the header names without its folder.
  public enum Configuration: Hashable, Sendable {
    case none
    /// What is said of declarations.
    case rules(file: String)
    /// Inputs and outputs, too.
    case everything(file: String)
  }

  public var version: String
  public var configuration: Configuration
  /// The words of the command line that say how headers and modules are read (`-I include`).
  public var lookup: [String]

  public init(version: String, configuration: Configuration = .none, lookup: [String] = []) {
    self.version = version
    self.configuration = configuration
    self.lookup = lookup
  }
}
