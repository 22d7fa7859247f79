import Diagnostics
import Foundation
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd
import Templates

/// What is true of every output, whatever the source is.
struct OutputProperties: Sendable {
  /// What makes the output, in the way that users run and in the one that it is compared with.
  var slices = Pipeline.standard(.slices)
  var wholeFiles = Pipeline.standard(.wholeFiles)

  /// - Parameter style: nil for one that depends on the text.
  func fault(of text: String, style: String? = nil) -> String? {
    let style = style ?? BuiltInStyles.names[Int(hash(text) % UInt64(BuiltInStyles.names.count))]
    let inputs = [InputText(path: "a.swift", text: text)]
    guard let request = request(style) else { return "there is no style \(style)" }
    let generated = slices.generate(inputs, request)
    if slices.generate(inputs, request) != generated {
      return "\(style): it is generated otherwise again"
    }
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    let isBroken = parsed.diagnostics.contains { $0.severity == .error }
    if !isBroken, wholeFiles.generate(inputs, request) != generated {
      return "\(style): slices give something else than whole files"
    }
    for file in generated.files.flatMap(\.self) {
      let problems = SwiftFrontEnd.parse(file.contents, path: file.name).diagnostics
      if !problems.isEmpty {
        return "\(style): the output isn't Swift: \(problems)\n\(file.contents)"
      }
    }
    return LostDeclarations(file: parsed.file, generated: generated, style: style).fault
  }

  private func request(_ style: String) -> GenerateRequest? {
    var collector = DiagnosticCollector()
    guard let loaded = StyleReader.builtIn(style, reporting: &collector) else { return nil }
    return GenerateRequest(
      outputs: [GenerateRequest.Output(styles: [loaded], layout: .filePerProtocol)],
      faultReach: .itsProtocol)
  }

  /// The same on every machine.
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 8
  }
}
