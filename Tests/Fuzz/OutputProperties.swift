import Diagnostics
import Foundation
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd
import Templates

/// What is true of every output, whatever the source is.
enum OutputProperties {
  static func fault(of text: String) async -> String? {
    let style = BuiltInStyles.names[Int(hash(text) % UInt64(BuiltInStyles.names.count))]
    let inputs = [InputText(path: "a.swift", text: text)]
    guard let request = request(style) else { return "there is no style \(style)" }
    let generated = Pipeline.standard(.slices).generate(inputs, request)
    if Pipeline.standard(.slices).generate(inputs, request) != generated {
      return "\(style): it is generated otherwise again"
    }
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    if parsed.diagnostics.isEmpty {
      let whole = Pipeline.standard(.wholeFiles).generate(inputs, request)
      if whole != generated { return "\(style): slices give something else than whole files" }
    }
    for file in generated.files.flatMap(\.self) {
      let problems = SwiftFrontEnd.parse(file.contents, path: file.name).diagnostics
      if !problems.isEmpty {
        return "\(style): the output isn't Swift: \(problems)\n\(file.contents)"
      }
    }
    return lostRequirement(parsed.file, generated, style)
  }

  /// A requirement that neither output nor messages speak of.
  private static func lostRequirement(
    _ file: SourceFile, _ generated: Pipeline.Generated, _ style: String
  ) -> String? {
    guard style != "control", !generated.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    let output = generated.files.flatMap(\.self).map(\.contents).joined(separator: "\n")
    let told = Set(generated.diagnostics.compactMap(\.line))
    for declaration in file.protocols
    where declaration.context.directives.isEmpty && serves(declaration, output, style) {
      for requirement in declaration.requirements
      where requirement.context.directives.isEmpty && !requirement.isGone {
        guard let name = requirement.spokenName, !output.contains(name),
          !told.contains(requirement.context.location.line)
        else { continue }
        return "\(style): nothing is said of \(requirement.fullName)\n\(output)"
      }
    }
    return nil
  }

  /// Whether the output conforms to a protocol.
  private static func serves(
    _ declaration: ProtocolDeclaration, _ output: String, _ style: String
  ) -> Bool {
    let word = declaration.name
    return output.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("extension ") && line.hasSuffix(": \(word) {")
    }
  }

  private static func request(_ style: String) -> GenerateRequest? {
    var collector = DiagnosticCollector()
    guard let loaded = StyleReader.builtIn(style, reporting: &collector) else { return nil }
    return GenerateRequest(
      outputs: [GenerateRequest.Output(styles: [loaded], layout: .filePerProtocol)],
      faultReach: .itsProtocol)
  }

  /// The same on every machine.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 8
  }
}

extension Requirement {
  /// What nobody may call is no more than forwarded, by the runtime.
  fileprivate var isGone: Bool {
    context.attributes.contains { attribute in
      attribute.name == "available"
        && ["unavailable", "obsoleted"].contains { attribute.arguments?.contains($0) ?? false }
    }
  }

  /// What every mention of it has in it; nil for what has no name.
  fileprivate var spokenName: String? {
    switch member {
    case .method(let method): method.name
    case .property(let property): property.name
    case .initializer: "init"
    case .subscripting: "subscript"
    case .associatedType(let type): type.name
    }
  }
}

extension Diagnostic {
  fileprivate var line: Int? {
    if case .source(let location) = place { location.line } else { nil }
  }
}
