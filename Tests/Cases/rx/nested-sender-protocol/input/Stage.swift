public enum Stage {
  public protocol Playing {}
  public protocol Loud: Playing {}

  public class Band: Loud {
    public weak var delegate: (any BandDelegate)?
    public init() {}
  }

  /// Senders are typed as what the parent conforms to.
  public protocol BandDelegate: AnyObject {
    func band(_ band: any Playing, didStart song: String)
    func bandDidStop(_ band: any Loud)
  }
}
