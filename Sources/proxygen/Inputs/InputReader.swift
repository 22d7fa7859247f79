import Diagnostics
import Essentials
import ProxyGenerator
import SwiftFrontEnd

/// Reads everything that the operands stand for.
struct InputReader {
  let workingFolder: WorkingFolder
  /// Reads standard input to its end.
  let standardInput: @Sendable () throws(SystemError) -> Data
  let headers: HeaderImport

  /// Files that proxygen generated are left out when nobody named them, so that output may go to the folder
  /// of its input.
  ///
  /// - Returns: what could be read, sorted by the bytes of the paths; standard input comes last.
  func read(_ operands: [String], reporting collector: inout DiagnosticCollector) -> [InputText] {
    gather(operands, reporting: &collector).texts
  }

  /// The same, with what it came from.
  func gather(
    _ operands: [String], reporting collector: inout DiagnosticCollector
  ) -> GatheredInputs {
    let finder = InputFinder(workingFolder: workingFolder)
    let found = finder.find(operands, reporting: &collector)
    let said = collector.diagnostics.count
    var inputs: [InputText] = []
    var generated = 0
    let files = found.files
    for reading in Workers.map(files.count, { Self.read(files[$0]) }) {
      switch reading {
      case .input(let input): inputs.append(input)
      case .generated: generated += 1
      case .fault(let diagnostic): collector.add(diagnostic)
      }
    }
    let chosen = HeaderChoice(found.headers).chosen
    let imported = headers.read(chosen, among: found.headers, reporting: &collector)
    if !imported.isEmpty {
      inputs += imported
      inputs.sort { $0.path.precedesInBytes($1.path) }
    }
    if found.readsStandardInput { inputs += readStandardInput(reporting: &collector) }
    let isNamed = found.headers.contains { $0.origin == .named }
    if inputs.isEmpty, !isNamed, !collector.hasErrors, let first = operands.first {
      collector.add(generated > 0 ? .onlyGeneratedFiles(first) : .noSwiftFiles(first))
    }
    let isRepeatable = chosen.isEmpty && !found.readsStandardInput
    return GatheredInputs(
      texts: inputs,
      repeatable: isRepeatable ? .init(files: files + found.headers, said: said) : nil)
  }

  private enum Reading: Sendable {
    case input(InputText)
    case generated
    case fault(Diagnostic)
  }

  /// What the user named may be a pipe, which can be read once only.
  private static func read(_ file: InputFile) -> Reading {
    do {
      let bytes = try FileBytes.bytes(file.realPath, limit: FileBytes.inputLimit)
      if file.origin == .found, Header.starts(bytes) { return .generated }
      if let fault = InputDecoding.fault(bytes, path: file.path) { return .fault(fault.diagnostic) }
      let content: InputText.Content =
        switch file.origin {
        case .found: .file(file.realPath)
        case .named: .here(String(decoding: bytes, as: UTF8.self))
        }
      return .input(
        InputText(path: file.path, content: content, summary: SourceSummary(bytes)))
    } catch {
      return .fault(.unreadableInput(file.path, error))
    }
  }

  private func readStandardInput(reporting collector: inout DiagnosticCollector) -> [InputText] {
    let path = InputText.standardInputPath
    do {
      let bytes = Array(try standardInput())
      if let fault = InputDecoding.fault(bytes, path: path) {
        collector.add(fault.diagnostic)
        return []
      }
      return [InputText(path: path, text: String(decoding: bytes, as: UTF8.self))]
    } catch {
      collector.add(.unreadableInput(path, error))
      return []
    }
  }
}
