import Diagnostics
import ProtocolModel
import Testing

@testable import ProxyGenerator

/// Sources taken through the style `layered`, up to what its templates see.
struct LayeredFixture {
  let subclasses: [SubclassContext]
  let diagnostics: [Diagnostic]

  init(_ text: String, module: String? = nil) throws {
    let files = [try ProtocolFixture.file(text, module: module)]
    let resolver = ProtocolResolver(files: files, patterns: [], parents: .required)
    var collector = DiagnosticCollector()
    let classifier = Classifier(
      knowledge: TypeKnowledge(symbols: resolver.symbols),
      obstacles: ObstacleRule(hearsInTheCall: true))
    let style = Style.builtIn("layered")
    let classified = resolver.resolve(into: &collector).map {
      classifier.classify($0, into: &collector).served(by: style)
    }
    let candidates = classified.map(\.heardInTheCall)
    let members = resolver.symbols.memberNames(ofParentsOf: candidates)
    let named = Namer(style: style, parentMembers: members).name(candidates, into: &collector)
    let rule = LayeredRule(style: style, symbols: resolver.symbols)
    collector.add(contentsOf: rule.check(named).map(\.diagnostic))
    let found = LayeredRun(style: style, symbols: resolver.symbols).subclasses(of: named)
    subclasses = found.map {
      SubclassBuilder(
        layers: $0.layers, className: $0.className, symbols: resolver.symbols, style: style
      ).build()
    }
    diagnostics = collector.diagnostics
  }

  /// A requirement of `ThingDelegate`, whose parent is `Thing`.
  init(requirement: String, attributes: String = "", parent: String = "open class Thing") throws {
    try self.init(
      """
      \(parent) {
        open weak var delegate: (any ThingDelegate)?
        public init() {}
      }
      \(attributes) public protocol ThingDelegate: AnyObject {
        \(requirement)
      }
      """)
  }

  var messages: [String] { diagnostics.map(\.message) }

  func subclass() throws -> SubclassContext { try #require(subclasses.first, "\(messages)") }

  func layer() throws -> LayerContext { try #require(try subclass().layers.first) }

  func hook() throws -> HookContext { try #require(try layer().hooks.first, "\(messages)") }

  func witness() throws -> WitnessContext { try #require(try layer().witnesses.first) }
}
