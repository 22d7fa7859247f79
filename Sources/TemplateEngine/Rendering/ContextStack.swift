/// The contexts that names are looked up in, the innermost last.
struct ContextStack {
  private var values: [TemplateValue]
  /// The members of the values that are objects, so that no look-up has to pass by the others.
  private var objects: [[String: TemplateValue]] = []

  init(_ root: TemplateValue) {
    values = []
    push(root)
  }

  mutating func push(_ value: TemplateValue) {
    values.append(value)
    if case .object(let members) = value { objects.append(members) }
  }

  mutating func pop() {
    if case .object = values.removeLast() { objects.removeLast() }
  }

  enum Resolution {
    case found(TemplateValue)
    /// No context has the first part of the name.
    case unknown(DottedName.Part)
    /// The value of the parts before the one at the index has no such member.
    case noMember(index: Int, of: TemplateValue)
  }

  /// Every name that some context has, for messages; a name may come twice.
  var names: some Sequence<String> { objects.lazy.flatMap(\.keys) }

  /// Finds the first part in the innermost object that has it, and each further part in the value so far.
  /// Every member of `null` is `null`.
  func resolve(_ name: DottedName) -> Resolution {
    guard let first = name.parts.first else { return .found(values.last ?? .null) }
    guard var value = value(named: first.text) else {
      return .unknown(first)
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      switch value {
      case .null: return .found(.null)
      case .object(let members):
        guard let member = members[part.text] else {
          return .noMember(index: index, of: value)
        }
        value = member
      default: return .noMember(index: index, of: value)
      }
    }
    return .found(value)
  }

  private func value(named name: String) -> TemplateValue? {
    for members in objects.reversed() {
      if let value = members[name] { return value }
    }
    return nil
  }
}
