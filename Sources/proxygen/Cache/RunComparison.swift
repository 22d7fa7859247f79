import Diagnostics
import Essentials
import ProxyGenerator
import SwiftFrontEnd

/// What a run was before, beside what it would be now.
struct RunComparison: Sendable {
  let record: RunRecord
  /// All that would be looked at.
  let files: [InputFile]
  /// Of the files, when they are the same ones.
  private let inputs: [RunRecord.Input?]

  init(_ record: RunRecord, _ files: [InputFile]) {
    self.record = record
    self.files = files
    guard record.inputs.count == files.count else {
      inputs = []
      return
    }
    let troubled = Set(record.diagnostics.compactMap(\.place.path))
    inputs = Workers.map(files.count, chunk: RunMemory.portion) { index in
      let before = record.inputs[index]
      let stamps = RunMemory.stamps(of: files[index], settledAt: .max)
      if let stamps, stamps == before.stamps { return before }
      guard let stamps, !troubled.contains(files[index].path), let declared = before.declarations,
        Self.declarations(in: files[index]) == declared
      else { return nil }
      return RunRecord.Input(stamps: stamps, declarations: declared)
    }
  }

  /// Whether the run would give what is there already.
  var isCurrent: Bool {
    inputs.count == files.count && inputs.allSatisfy { $0 != nil }
      && RunMemory.digest(of: record.outputs, fresh: record.fresh) == record.outputDigest
  }

  /// Whether a file has changed, though in nothing that matters.
  var hasChanges: Bool { inputs.compactMap(\.self) != record.inputs }

  /// Of what the file holds now; nil for what a run would refuse or leave out.
  private static func declarations(in file: InputFile) -> QuickDigest? {
    guard (try? FileStatus(of: file.realPath))?.kind == .file,
      let bytes = try? FileBytes.bytes(file.realPath, limit: FileBytes.inputLimit),
      !Header.starts(bytes), InputDecoding.fault(bytes, path: file.path) == nil
    else { return nil }
    return SourceSummary(bytes).declarations
  }

  /// Remembers the changes.
  func store(in memory: RunMemory) {
    let settled = zip(files, inputs).map { file, input in
      RunMemory.stamps(of: file, settledAt: memory.start) == input?.stamps ? input : nil
    }
    memory.store(settled, record.outputs, record.diagnostics)
  }
}
