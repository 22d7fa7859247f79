/// Methods whose names promise something about what they return, as ARC has it.
enum MethodFamily {
  static func isInitializer(_ method: ObjCMethod) -> Bool {
    !method.isClassMethod && isFamily("init", method) && method.result.isObject
      && CamelName(method.firstPiece).firstWord == "init"
  }

  /// Whether the method returns an object of its own class: `instancetype`, or `id` where the family says so.
  static func returnsSelf(_ method: ObjCMethod) -> Bool {
    guard case .object(let object, _) = method.result.resolved else { return false }
    switch object {
    case .instancetype: return true
    case .any(let protocols) where protocols.isEmpty:
      let families = method.isClassMethod ? ["alloc", "new"] : ["init", "autorelease", "retain"]
      return families.contains { isFamily($0, method) }
        || !method.isClassMethod && method.selector == "self"
    default: return false
    }
  }

  /// A class's own type, or `id`, as the result of `new…` or `alloc…` is that of the subclass in a subclass (Clang's "related
  /// result types").
  static func related(_ method: ObjCMethod, _ lineage: [String]) -> ObjCMethod {
    guard method.isClassMethod, isFamily("new", method) || isFamily("alloc", method),
      case .object(let object, let nullability) = method.result.resolved
    else { return method }
    switch object {
    case .any(let protocols) where protocols.isEmpty: break
    case .instance(let instance) where lineage.contains(instance.className): break
    default: return method
    }
    var method = method
    method.result = .object(.instancetype, nullability)
    return method
  }

  private static func isFamily(_ family: String, _ method: ObjCMethod) -> Bool {
    let piece = method.firstPiece.drop { $0 == "_" }
    guard piece.hasPrefix(family) else { return false }
    return !(piece.dropFirst(family.count).first?.isLowercase ?? false)
  }
}

extension ObjCMethod {
  /// The words before the colons; one for a method without parameters.
  var pieces: [String] {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    return (selector.contains(":") ? pieces.dropLast() : pieces).map(String.init)
  }

  var firstPiece: String { pieces.first ?? "" }
}
