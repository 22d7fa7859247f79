import ProtocolModel

/// What the style `layered` makes of named protocols: a subclass for each parent.
struct LayeredRun {
  let style: Style
  let symbols: SymbolTable

  /// One subclass, with its protocols in the order of the inputs.
  struct Subclass {
    var className: String
    var layers: [(named: NamedProtocol, property: OverridableProperty)]

    var protocols: [NamedProtocol] { layers.map(\.named) }
    fileprivate var conditions: [Condition] { layers.first?.named.conditions ?? [] }

    /// Whether a build may have both this class and the one that the protocol's parent gets, under that name.
    func meets(_ className: String, _ named: NamedProtocol) -> Bool {
      self.className == className
        && !BuildConditions(conditions).excludes(BuildConditions(named.conditions))
    }
  }

  /// In the order of the inputs; a protocol that `LayeredRule` finds fault with has none.
  func subclasses(of protocols: [NamedProtocol]) -> [Subclass] {
    var subclasses: [Subclass] = []
    for named in protocols {
      guard case .success(let property) = LayeredParentRule(symbols: symbols).property(of: named)
      else { continue }
      let className = LayeredName(named, style: style).text
      if let index = subclasses.firstIndex(where: { $0.meets(className, named) }) {
        subclasses[index].layers.append((named, property))
      } else {
        subclasses.append(Subclass(className: className, layers: [(named, property)]))
      }
    }
    return subclasses
  }
}

extension NamedProtocol {
  /// When protocol and parent both exist.
  var conditions: [Condition] { classified.resolved.conditions }
}
