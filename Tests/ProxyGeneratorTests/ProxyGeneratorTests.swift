import Diagnostics
import Foundation
import ProtocolModel
import TemplateEngine
import Testing

@testable import ProxyGenerator

struct ProxyGeneratorTests {
  private static let texts = [
    ("a/Base.swift", "import Base\nprotocol BaseDelegate: AnyObject { func base(_ thing: Thing) }"),
    ("a/Things.swift", "import UIKit\nclass Thing { weak var delegate: ThingDelegate? }"),
    (
      "b/ThingDelegate.swift",
      """
      #if DEBUG
        import Debugging
      #endif
      protocol ThingDelegate: BaseDelegate {
        func thing(_ thing: Thing, a: Int)
        func thing(_ thing: Thing, a: Mode) -> Int
        var title: String { get }
      }
      """
    ),
    (
      "b/Mode.swift",
      "enum Mode { case slow }\nextension ThingDelegate { var title: String { \"\" } }"
    ),
    ("c/Other.swift", "class Other { var delegate: OtherDelegate?; var second: OtherDataSource? }"),
    ("c/OtherDelegate.swift", "protocol OtherDelegate { func a(); func b() }"),
    ("d/OtherDataSource.swift", "protocol OtherDataSource { func a(); func b() -> Int? }"),
  ]

  private static let template = """
    {{#header}}
    // {{.}}
    {{/header}}
    {{#importGroups}}{{#imports}}
    {{.}}
    {{/imports}}{{/importGroups}}
    {{#conditionalImports}}{{condition}} {{text}}{{/conditionalImports}}
    {{#proxies}}
    {{className}} {{parentType}}
    {{#members}}{{name}}: {{type}}
    {{/members}}
    {{/proxies}}

    """

  private func configuration(
    _ layout: GeneratorConfiguration.Layout = .filePerProtocol, template: String = Self.template
  ) -> GeneratorConfiguration {
    GeneratorConfiguration(
      styles: [.rx], layout: layout, templates: TemplateLibrary(["rx/file": template]),
      maker: Maker(version: "1")
    )
  }

  private func files() throws -> [SourceFile] {
    try Self.texts.map { try ProtocolFixture.file($1, path: $0) }
  }

  @Test func aFileForEachProtocol() throws {
    let generation = ProxyGenerator.generate(try files(), configuration: configuration())
    #expect(
      generation.files.map(\.name) == [
        "RxOtherDataSourceProxy.swift", "RxOtherDelegateProxy.swift",
        "RxThingDelegateProxy.swift",
      ])
    // The property of `Thing` holds a refinement of it.
    #expect(generation.diagnostics.map(\.rule) == ["served-by-refinement"])
  }

  @Test func allInOneFile() throws {
    let generation = ProxyGenerator.generate(
      try files(), configuration: configuration(.singleFile("All.swift")))
    #expect(generation.files.map(\.name) == ["All.swift"])
    for name in [
      "RxThingDelegateProxy Thing", "RxOtherDataSourceProxy Other",
    ] {
      #expect(generation.files[0].contents.contains("\n\(name)\n"))
    }
  }

  @Test(arguments: [GeneratorConfiguration.Layout.filePerProtocol, .singleFile("All.swift")])
  func theOrderOfInputsMakesNoDifference(_ layout: GeneratorConfiguration.Layout) throws {
    let files = try files()
    let expected = ProxyGenerator.generate(files, configuration: configuration(layout))
    for shift in files.indices {
      let turned = Array(files[shift...] + files[..<shift])
      for order in [turned, turned.reversed()] {
        let found = ProxyGenerator.generate(order, configuration: configuration(layout))
        #expect(found.files == expected.files)
        #expect(found.diagnostics == expected.diagnostics)
      }
    }
  }

  /// The middle of the pipeline is a function of its inputs.
  @Test func theSameInputsGiveTheSame() throws {
    let one = ProxyGenerator.analyze(try files(), style: .rx)
    let other = ProxyGenerator.analyze(try files(), style: .rx)
    #expect(one.protocols == other.protocols)
    #expect(one.diagnostics == other.diagnostics)
    let generations = try (0..<5).map { _ in
      ProxyGenerator.generate(try files(), configuration: configuration()).files
    }
    #expect(generations.allSatisfy { $0 == generations[0] })
  }

  @Test func everyStageSurvivesJSON() throws {
    let protocols = ProxyGenerator.analyze(try files(), style: .rx).protocols
    let data = try JSONEncoder().encode(protocols)
    #expect(try JSONDecoder().decode([NamedProtocol].self, from: data) == protocols)
  }

  @Test func alternativesShareTheirFile() throws {
    let file = try ProtocolFixture.file(
      """
      class Thing { weak var delegate: ThingDelegate? }
      #if A
        protocol ThingDelegate: AnyObject { func a() }
      #else
        protocol ThingDelegate: AnyObject { func b() }
      #endif
      """)
    let generation = ProxyGenerator.generate([file], configuration: configuration())
    #expect(generation.files.map(\.name) == ["RxThingDelegateProxy.swift"])
    #expect(generation.files[0].contents.contains("a: Void"))
    #expect(generation.files[0].contents.contains("b: Void"))
  }

  // MARK: No output is better than half an output

  @Test(arguments: [
    "protocol BadDelegate { func a() }",
    "protocol UITableViewDelegate { func a(_ tableView: UITableView) }",
    "protocol ThingDelegate { func a(_ thing: Thing) }",
    "protocol BadDelegate { func a(_ bad: Bad) -> Unknown }",
  ])
  func anErrorLeavesNoFile(_ text: String) throws {
    let bad = try ProtocolFixture.file(text, path: "z.swift")
    let generation = ProxyGenerator.generate(try files() + [bad], configuration: configuration())
    #expect(generation.files == [])
    #expect(generation.diagnostics.contains { $0.severity == .error })
  }

  @Test func aWarningLeavesTheFiles() throws {
    let file = try ProtocolFixture.file(
      "protocol ThingDelegate { func thing(_ thing: Thing, b: inout Int) }")
    let generation = ProxyGenerator.generate([file], configuration: configuration())
    #expect(generation.files.count == 1)
    #expect(generation.diagnostics.map(\.severity) == [.warning])
  }

  @Test func aFaultInATemplateIsSaid() throws {
    let generation = ProxyGenerator.generate(
      try files(), configuration: configuration(template: "{{nothing}}"))
    #expect(generation.files == [])
    #expect(generation.diagnostics.contains { $0.severity == .error })
  }

  @Test func aFaultInATemplateThatOneFileMeetsLeavesNoFile() throws {
    let generation = ProxyGenerator.generate(
      try files(),
      configuration: configuration(
        template:
          "{{#proxies}}{{#storage}}{{^isSubject}}{{nothing}}{{/isSubject}}{{/storage}}{{/proxies}}"
      ))
    #expect(generation.files == [])
    #expect(generation.diagnostics.contains { $0.severity == .error })
  }

  @Test func longLinesAreBroken() throws {
    let file = try ProtocolFixture.file(
      "protocol ThingDelegate { func thing(_ thing: Thing) }")
    let long = "let a = b(\(Array(repeating: "argument", count: 15).joined(separator: ", ")))\n"
    let generation = ProxyGenerator.generate(
      [file], configuration: configuration(template: long))
    let lines = generation.files[0].contents.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
