import Diagnostics
import ProtocolModel
import TemplateEngine
import Testing

@testable import ProxyGenerator

/// Sources taken through the style `layered`, up to what its templates see.
struct LayeredFixture {
  let subclasses: [SubclassContext]
  let diagnostics: [Diagnostic]

  init(_ text: String, module: String? = nil) throws {
    let inputs = Inputs([try ProtocolFixture.file(text, module: module)])
    let style = Style.builtIn("layered")
    let configuration = GeneratorConfiguration(
      styles: [style], templates: TemplateLibrary([:]), maker: Maker(version: "1"))
    let run = try #require(ProxyGenerator.served(inputs, configuration).first)
    let found = LayeredRun(style: style, symbols: inputs.symbols).subclasses(of: run.protocols)
    subclasses = found.map {
      SubclassBuilder(
        layers: $0.layers, className: $0.className, symbols: inputs.symbols, style: style
      ).build()
    }
    diagnostics = FaultReach.wholeRun.diagnostics([run])
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
