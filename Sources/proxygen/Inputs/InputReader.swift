import Diagnostics
import Foundation
import ProxyGenerator

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
    let finder = InputFinder(workingFolder: workingFolder)
    let found = finder.find(operands, reporting: &collector)
    var inputs: [InputText] = []
    var generated = 0
    for file in found.files {
      do {
        let data = try FileBytes.read(file.realPath, limit: FileBytes.inputLimit)
        if file.origin == .found, Header.starts(data) {
          generated += 1
        } else {
          inputs += decode(data, path: file.path, reporting: &collector)
        }
      } catch {
        collector.add(.unreadableInput(file.path, error))
      }
    }
    inputs += headers.read(found.headers, reporting: &collector)
    inputs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if found.readsStandardInput { inputs += readStandardInput(reporting: &collector) }
    let isNamed = found.headers.contains { $0.origin == .named }
    if inputs.isEmpty, !isNamed, !collector.hasErrors, let first = operands.first {
      collector.add(generated > 0 ? .onlyGeneratedFiles(first) : .noSwiftFiles(first))
    }
    return inputs
  }

  private func readStandardInput(reporting collector: inout DiagnosticCollector) -> [InputText] {
    let path = InputText.standardInputPath
    do {
      return decode(try standardInput(), path: path, reporting: &collector)
    } catch {
      collector.add(.unreadableInput(path, error))
      return []
    }
  }

  private func decode(
    _ data: Data, path: String, reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    do {
      return [InputText(path: path, text: try InputDecoding.text(data, path: path), module: nil)]
    } catch {
      collector.add(error.diagnostic)
      return []
    }
  }
}
