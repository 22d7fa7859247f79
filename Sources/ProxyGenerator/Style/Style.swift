/// A family of output: a folder of templates and this description of it, the folder's `style.json`. Built-in styles have
/// one, too.
public struct Style: Hashable, Codable, Sendable {
  /// What the output is built on.
  public enum Library: String, Codable, Sendable {
    /// RxCocoa's `DelegateProxy`: the runtime intercepts optional events, proxies are made by a factory for each concrete
    /// class of parents, and the properties that RxCocoa serves by itself are refused.
    case rxCocoa = "RxCocoa"
    /// Nothing that proxygen has to know of.
    case none
  }

  /// What is made of the inputs.
  public enum Product: String, Codable, Sendable {
    /// A proxy for each delegate protocol.
    case proxies
    /// A subclass for each parent, which hears its own delegate calls.
    case subclasses
    /// Publishers for the values and events of controls.
    case controlPublishers
  }

  /// What a protocol needs to be served.
  public enum Parents: String, Codable, Sendable {
    /// A parent whose delegate the output becomes, unless the author of the protocol wants none.
    case required
    /// Nothing: the output is handed to whoever wants a delegate.
    case none
  }

  /// What stands behind a member's name to make another name of it (`Subject` in `didFinishSubject`).
  public struct Suffixes: Hashable, Codable, Sendable {
    /// Of a stored subject.
    public var subject: String
    /// Of a stored responder.
    public var storedResponder: String
    /// Of what users observe.
    public var event: String
    /// Of what users bind.
    public var responder: String

    enum CodingKeys: String, CodingKey, CaseIterable {
      case subject, storedResponder, event, responder
    }
  }

  /// Modules that the output imports besides those of the inputs.
  public struct Imports: Hashable, Codable, Sendable {
    public var always: [String]
    /// Where something is answered.
    public var withResponders: [String]
    /// Where a completion handler is guarded.
    public var withHandlers: [String]
    /// Where there is a parent.
    public var withParents: [String]
    /// Where elements are replayed.
    public var withReplay: [String]
    /// Where an event counts as implemented only while it is observed.
    public var withGates: [String]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case always, withResponders, withHandlers, withParents, withReplay, withGates
    }
  }

  /// What the templates mention by its name alone.
  public struct Names: Hashable, Codable, Sendable {
    /// Types by the module that declares them: where the inputs declare a type of that name, the templates' one is
    /// written with its module.
    public var types: [String: [String]]
    /// What the templates declare for their own use, each with another name for when the inputs have that one.
    public var helpers: [String: String]
    /// Types that no module tells apart from one of the inputs: those of a class or of a generic type that the
    /// templates extend.
    public var inner: [String]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case types, helpers, inner
    }
  }

  /// Who sees the class that is generated for a parent's delegate.
  public enum ProxyAccess: String, Codable, Sendable {
    /// Everybody who sees the protocol and the parent.
    case `protocol`
    /// Nobody outside its file: its members have no access level, and its name is the style's.
    case `private`
  }

  /// What users give to answer a requirement.
  public enum Answers: String, Codable, Sendable {
    /// Whatever suits: a value, a table or a closure; a decision's closure gets the completion handler.
    case values
    /// A closure with the method's own payload, effects and result; a decision's is `async` and returns its answer.
    case closures
  }

  /// What it is called on the command line, and the folder that its templates stand in.
  public var name: String
  /// The output file of a protocol, without `.swift`. Protocols whose files have one name share the file.
  public var file: NamePattern
  /// The class that is generated for a protocol.
  public var proxy: NamePattern
  /// The same for a delegate without a parent.
  public var standalone: NamePattern
  /// What stands before the property's name in the method that installs a forwardee (`set` in `setDelegate`).
  public var setter: String
  /// Who sees the proxy of a parent.
  public var proxyAccess: ProxyAccess
  public var suffixes: Suffixes
  public var imports: Imports
  public var library: Library
  public var product: Product
  public var answers: Answers
  public var parents: Parents
  /// Names that bodies in the templates declare, so that no parameter has them.
  public var locals: [String]
  public var names: Names

  /// How `--style` names it in the header of an output file.
  public var argument: String
  /// How a name that the inputs have, too, is written where the output means the other one (`Task` → `_Concurrency.Task`).
  var spellings: [String: String] = [:]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, file, proxy, standalone, setter, proxyAccess, suffixes, imports, library, parents
    case locals, names, answers, product
  }
}

extension Style {
  /// A name as the output writes it.
  func spelled(_ name: String) -> String { spellings[name] ?? name }

  /// Whether nobody outside the file sees the proxy; a delegate without a parent is made to be seen.
  func hidesProxy(of resolved: ResolvedProtocol) -> Bool {
    proxyAccess == .private && resolved.parent.origin != .none
  }
}
