import Diagnostics
import ProtocolModel
import SwiftFrontEnd
import Testing

@testable import ProxyGenerator

/// Protocols written as Swift text, taken through the stages up to their names.
struct ProtocolFixture {
  let files: [SourceFile]
  let protocols: [NamedProtocol]
  let diagnostics: [Diagnostic]

  /// Files named `A.swift`, `B.swift` …
  init(_ texts: String..., patterns: [String] = []) throws {
    let names = "ABCDEFGHIJ".map { "\($0).swift" }
    let files = try zip(texts, names).map { try Self.file($0, path: $1) }
    self.init(files: files, patterns: patterns)
  }

  init(files: [SourceFile], patterns: [String] = []) {
    self.files = files
    (protocols, diagnostics) = ProxyGenerator.analyze(
      files, protocolPatterns: patterns.map(Wildcard.init), style: .rx)
  }

  /// A protocol `ThingDelegate` of these requirements with its parent `Thing`, and other declarations.
  init(
    requirements: String, attributes: String = "", inheriting: String = "AnyObject",
    declarations: String = ""
  ) throws {
    try self.init(
      """
      class Thing: NSObject { weak var delegate: (any ThingDelegate)? }
      \(attributes) protocol ThingDelegate: \(inheriting) {
        \(requirements)
      }
      \(declarations)
      """)
  }

  static func file(
    _ text: String, path: String = "A.swift", module: String? = nil
  ) throws -> SourceFile {
    let parsed = SwiftFrontEnd.parse(text, path: path, module: module)
    try #require(parsed.diagnostics.isEmpty, "the fixture must be Swift")
    return parsed.file
  }

  /// A type as a declaration mentions it.
  static func type(_ text: String) throws -> TypeReference {
    let method = try file("protocol P { func f(_ a: \(text)) }")
      .protocols.first?.requirements.first?.method
    return try #require(method?.parameters.first?.type)
  }

  static func symbols(_ text: String) throws -> SymbolTable { SymbolTable([try file(text)]) }
}

/// Look-ups, each failing the test where there is nothing.
extension ProtocolFixture {
  func named(_ name: String = "ThingDelegate") throws -> NamedProtocol {
    try #require(
      protocols.first { $0.classified.resolved.declaration.qualifiedName == name },
      "'\(name)' is not among the served protocols: \(messages)")
  }

  func resolved(_ name: String = "ThingDelegate") throws -> ResolvedProtocol {
    try named(name).classified.resolved
  }

  func parent(of name: String = "ThingDelegate") throws -> Parent { try resolved(name).parent }

  /// The first requirement with that full name.
  func requirement(
    _ fullName: String, of name: String = "ThingDelegate"
  ) throws -> ClassifiedRequirement {
    try #require(
      try named(name).classified.requirements.first { $0.requirement.fullName == fullName })
  }

  /// The requirement of a protocol that has one.
  func onlyRequirement(of name: String = "ThingDelegate") throws -> ClassifiedRequirement {
    let requirements = try named(name).classified.requirements
    try #require(requirements.count == 1)
    return requirements[0]
  }

  /// `Thing.delegate`.
  func parentProperty(of name: String = "ThingDelegate") throws -> String {
    let parent = try parent(of: name)
    return "\(parent.type).\(parent.property.name)"
  }

  var names: [String] { protocols.map(\.classified.resolved.declaration.qualifiedName) }

  /// `error no-parent`, in the order of discovery.
  var rules: [String] { diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } }

  var messages: [String] { diagnostics.map(\.message) }

  /// `B.swift:3`, in the order of discovery.
  var places: [String] {
    diagnostics.map { diagnostic in
      guard case .source(let location) = diagnostic.place else { return "-" }
      return "\(location.path):\(location.line)"
    }
  }
}
