import ProtocolModel

/// Which arguments come out of `methodInvoked` as they went in.
///
/// The Objective-C runtime hands them over as objects: numbers in `NSNumber`, structs in `NSValue`, nil as `NSNull`,
/// enums as the number of their raw value, blocks raw. A type survives when a conditional cast of what
/// arrives gives the value back; whoever isn't known to survive gets a method body, where it is typed.
extension TypeKnowledge {
  func survivesBoxing(_ type: TypeReference, inside scope: [String]) -> Bool {
    let type = expanded(type, inside: scope)
    // Objective-C has optionals of objects, blocks, classes and pointers only.
    if let wrapped = type.unwrapped { return isObject(wrapped, inside: scope) }
    switch type.bare {
    case .array, .dictionary:
      // Collections hold objects in Objective-C, whatever their Swift element is.
      return true
    case .existential(let type):
      return isObject(type, inside: scope)
    case .named("Any", _), .named("AnyObject", _): return true
    case .named(let name, _) where KnownTypes.numbers.contains(name) || name == "Bool": return true
    case .named("Set", _), .named("Array", _), .named("Dictionary", _): return true
    case let type:
      guard let name = type.qualifiedName else { return false }
      return symbols.lookUpProtocol(name, inside: scope) != nil
        || isClass(expanded: type, inside: scope) || KnownTypes.bridged.contains(name)
    }
  }

  /// Whether a type that Objective-C accepts as optional or as an existential is an object there.
  private func isObject(_ type: TypeReference, inside scope: [String]) -> Bool {
    switch type.bare {
    case .function, .metatype: return false
    case let type:
      guard let name = type.qualifiedName else { return true }
      let bareName = name.split(separator: ".").last.map(String.init) ?? name
      return !KnownTypes.pointers.contains(bareName) && bareName != "Selector"
        && bareName != "AnyClass"
    }
  }
}
