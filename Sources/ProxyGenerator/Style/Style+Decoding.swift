// What a `style.json` may leave out has a default; a key that it doesn't have to have is an error.

extension Style {
  /// Throws a `DecodingError` whose coding path leads to what is wrong.
  public init(from decoder: any Decoder) throws {
    let keys = try StrictKeys<CodingKeys>(decoder)
    name = try keys.required(.name)
    file = try keys.required(.file)
    proxy = try keys.required(.proxy)
    standalone = try keys.optional(.standalone) ?? proxy
    setter = try keys.optional(.setter) ?? "set"
    proxyAccess = try keys.optional(.proxyAccess) ?? .protocol
    suffixes = try keys.optional(.suffixes) ?? Suffixes()
    imports = try keys.optional(.imports) ?? Imports()
    library = try keys.optional(.library) ?? .none
    product = try keys.optional(.product) ?? .proxies
    answers = try keys.optional(.answers) ?? .values
    parents = try keys.optional(.parents) ?? .required
    locals = try keys.optional(.locals) ?? []
    names = try keys.optional(.names) ?? Names()
    argument = name
  }
}

extension Style.Suffixes {
  init() { (subject, storedResponder, event, responder) = ("Subject", "Responder", "", "") }

  public init(from decoder: any Decoder) throws {
    self.init()
    let keys = try StrictKeys<CodingKeys>(decoder)
    subject = try keys.optional(.subject) ?? subject
    storedResponder = try keys.optional(.storedResponder) ?? storedResponder
    event = try keys.optional(.event) ?? event
    responder = try keys.optional(.responder) ?? responder
  }
}

extension Style.Names {
  init() { (types, helpers, inner) = ([:], [:], []) }

  public init(from decoder: any Decoder) throws {
    let keys = try StrictKeys<CodingKeys>(decoder)
    types = try keys.optional(.types) ?? [:]
    helpers = try keys.optional(.helpers) ?? [:]
    inner = try keys.optional(.inner) ?? []
  }
}

extension Style.Imports {
  init() {
    (always, withResponders, withHandlers) = ([], [], [])
    (withParents, withReplay, withGates) = ([], [], [])
  }

  public init(from decoder: any Decoder) throws {
    let keys = try StrictKeys<CodingKeys>(decoder)
    always = try keys.optional(.always) ?? []
    withResponders = try keys.optional(.withResponders) ?? []
    withHandlers = try keys.optional(.withHandlers) ?? []
    withParents = try keys.optional(.withParents) ?? []
    withReplay = try keys.optional(.withReplay) ?? []
    withGates = try keys.optional(.withGates) ?? []
  }
}
