import ProtocolModel

/// The Swift expression that answers when nobody else does.
public struct DefaultValue: Hashable, Codable, Sendable {
  public enum Origin: String, Codable, Sendable {
    /// Given by the author of the protocol or the configuration.
    case declared
    /// The literal that a default body in an extension gives.
    case body
    /// Follows from the type: an optional gives `nil`, `Bool` gives `false`.
    case inferred
  }

  public var expression: String
  public var origin: Origin
}

extension TypeKnowledge {
  /// The default that a type suggests by itself; nil where any choice would be a guess.
  func inferredDefault(of type: TypeReference, inside scope: [String]) -> String? {
    if let name = type.bare.qualifiedName, let known = symbols.defaults[name] { return known }
    return ruledDefault(of: type, inside: scope)
  }

  private func ruledDefault(of type: TypeReference, inside scope: [String]) -> String? {
    switch expanded(type, inside: scope).bare {
    case .optional, .implicitlyUnwrapped, .named("Optional", _): return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements) where elements.isEmpty: return "()"
    case let type:
      guard let name = type.qualifiedName else { return nil }
      if let declaration = symbols.lookUpType(name, inside: scope)?.declaration {
        let isOptionSet = declaration.inheritedTypes.contains { $0.qualifiedName == "OptionSet" }
        return isOptionSet ? "[]" : nil
      }
      return Self.inferredDefault(ofTypeNamed: name)
    }
  }

  private static func inferredDefault(ofTypeNamed name: String) -> String? {
    switch name {
    case "Void": "()"
    case "Bool": "false"
    case "Dictionary": "[:]"
    case "Data", "IndexSet", "CharacterSet": "\(name)()"
    case "AnyHashable", "Any", "AnyObject": nil
    case _ where KnownTypes.numbers.contains(name) || KnownTypes.unboxableNumbers.contains(name):
      "0"
    case _ where KnownTypes.strings.contains(name): "\"\""
    case _ where KnownTypes.collections.contains(name): "[]"
    default: nil
    }
  }
}
