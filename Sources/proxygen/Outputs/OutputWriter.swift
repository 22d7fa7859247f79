import Diagnostics
import Essentials
import ProxyGenerator

/// Writes output files: all of them or none.
///
/// Everything is checked before anything is touched. Then every change is written to a temporary file beside
/// its target, and only when all are there do they take their places. Whatever goes wrong, temporary files and
/// new folders are removed, and what was replaced is put back. A signal that would end the process is obeyed
/// as soon as this is done.
struct OutputWriter {
  /// What a run did, in the order of the paths' bytes.
  struct Report: Equatable {
    var written: [String] = []
    var unchanged: [String] = []
    /// Why nothing was written; empty on success.
    var diagnostics: [Diagnostic] = []
  }

  let workingFolder: WorkingFolder
  let protection: OutputProtection
  var fileSystem = FileSystem.live
  var interruption = Interruption.standard

  func write(_ contents: String, toFile path: String) -> Report {
    carryOut(
      OutputPlan(file: path, contents: contents, in: workingFolder, protection: protection))
  }

  /// - Parameter folder: made if it is missing.
  func write(_ files: [OutputFile], toFolder folder: String) -> Report {
    carryOut(
      OutputPlan(folder: folder, files: files, in: workingFolder, protection: protection))
  }

  /// All in one step; what goes to standard output is none of its business.
  func write(_ outputs: [MadeOutput]) -> Report {
    carryOut(OutputPlan(outputs, in: workingFolder, protection: protection))
  }

  private func carryOut(_ plan: OutputPlan) -> Report {
    guard plan.diagnostics.isEmpty else { return Report(diagnostics: plan.diagnostics) }
    guard !plan.changes.isEmpty else { return Report(unchanged: plan.unchanged) }
    do {
      try interruption.hold { (isInterrupted) throws(OutputTransaction.Failure) in
        var transaction = OutputTransaction(fileSystem: fileSystem)
        try transaction.run(plan.changes, isInterrupted: isInterrupted)
      }
      return Report(written: plan.changes.map(\.path), unchanged: plan.unchanged)
    } catch {
      return Report(diagnostics: error.diagnostics)
    }
  }
}
