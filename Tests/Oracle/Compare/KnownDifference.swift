import Foundation

@testable import ObjCFrontEnd

/// What the namer and the compiler's printer see differently, and shall.
public enum KnownDifference: String, Hashable, Sendable, CaseIterable {
  /// A class that is declared nowhere (`@class Thing;`): what mentions it isn't imported in the Swift 5
  /// language mode, and a collection of it is one of `Any`. The tool that prints interfaces always shows the class,
  /// as Swift 6 does.
  case undefinedClass
  /// `swift_private`: what starts with two underscores is imported and not printed.
  case privateName
  /// A class that is on the main actor by its superclass or a protocol, and members by what they implement: the namer
  /// always says it, the compiler's printer where it happens to know by then. Both type the members alike.
  case inheritedIsolation

  /// Whether the namer says of some that they are on the main actor, and there is no other difference.
  private static func saysIsolation(_ namer: [String], _ compiler: [String]) -> Bool {
    namer.count == compiler.count
      && zip(namer, compiler).allSatisfy { $0 == $1 || $0 == "@ MainActor \($1)" }
  }

  /// Such a category is printed only by the namer.
  private static func hasOnlyPrivateMembers(_ header: ObjCHeader, _ source: String) -> Bool {
    header.categories.contains { item in
      source == "@interface \(item.className) (\(item.name))"
        && item.members.allSatisfy { $0.declaration.attributes.isPrivate }
    }
  }

  /// Nil for a difference that is a fault.
  init?(_ header: ObjCHeader, source: String, compiler: [String], namer: [String]) {
    let undefined = header.symbols.classes.filter { !$0.value.isDefined }.keys
    if undefined.contains(where: { source.contains("\($0) *") }) {
      self = .undefinedClass
    } else if namer.isEmpty, compiler.allSatisfy({ $0.hasPrefix("extension ") }), !undefined.isEmpty
    {
      // A category that has no other members.
      self = .undefinedClass
    } else if compiler.isEmpty,
      namer.contains(where: { $0.contains(" __") })
        || Self.hasOnlyPrivateMembers(header, source)
    {
      self = .privateName
    } else if source.hasPrefix("@interface"), Self.saysIsolation(namer, compiler) {
      self = .inheritedIsolation
    } else {
      return nil
    }
  }
}
