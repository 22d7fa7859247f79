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
  /// A class that is on the main actor by its superclass or a protocol of its, and members by what they implement: the
  /// namer always says it for superclasses, and never for protocols; the compiler where it happens to know by then.
  case inheritedIsolation

  /// Whether the compiler may find the class on the main actor by a protocol of its.
  private static func mayBeIsolated(_ header: ObjCHeader, _ source: String) -> Bool {
    let names = source.dropFirst("@interface ".count)
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let item = header.classes.first(where: { $0.name == names }) else { return false }
    var open = item.protocols
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted,
        let found = header.protocols.first(where: { $0.name == name })
      else { continue }
      if DeclarationHead.isMainActor(found.declaration.attributes) { return true }
      open += found.inherited
    }
    return false
  }

  private static func withoutSendable(_ text: String) -> String {
    text.replacingOccurrences(of: "@ Sendable ", with: "")
  }

  private static func withoutActor(_ text: String) -> Substring {
    text.hasPrefix("@ MainActor ") ? text.dropFirst(12) : text[...]
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
    } else if source.hasPrefix("@interface"),
      compiler.map(Self.withoutActor) == namer.map(Self.withoutActor)
    {
      self = .inheritedIsolation
    } else if source.hasPrefix("@interface"), Self.mayBeIsolated(header, source),
      compiler.map(Self.withoutSendable) == namer.map(Self.withoutSendable)
    {
      // Handlers of such a class need no `@Sendable`.
      self = .inheritedIsolation
    } else {
      return nil
    }
  }
}
