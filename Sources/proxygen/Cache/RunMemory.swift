import Diagnostics
import Essentials
import ProxyGenerator
import SwiftFrontEnd

/// Remembers what runs of `generate` came to, so that one that would come to the same does nothing but look.
///
/// Everything that the outputs depend on is in the key, but for the inputs: of these, the record has digests.
struct RunMemory: Sendable {
  let folder: CacheFolder
  let workingFolder: WorkingFolder
  let key: String
  /// Configuration and templates, which the key has the contents of.
  let basis: [String]
  /// Whether files that declare the same give the same.
  let comparesDeclarations: Bool
  /// When the run began, before anything was read.
  let start: Int64

  var record: RunRecord? { folder.value(for: key).flatMap { RunRecord($0) } }

  /// Of a run that read a file too new to be told from a later version, nothing is remembered.
  ///
  /// - Parameters:
  ///   - texts: what was read of the files.
  ///   - whole: the paths of those that may give something else though they declare the same.
  ///   - outputs: paths, as messages show them.
  func store(
    _ files: [InputFile], _ texts: [InputText], dependingOnBodies whole: Set<String>,
    _ outputs: [String], _ diagnostics: [Diagnostic]
  ) {
    var declared: [String: QuickDigest] = [:]
    if comparesDeclarations {
      for text in texts where !whole.contains(text.path) {
        declared[text.path] = text.summary?.declarations
      }
    }
    let known = declared
    let inputs: [RunRecord.Input?] = Workers.map(files.count, chunk: Self.portion) { index in
      Self.stamps(of: files[index], settledAt: start).map {
        RunRecord.Input(stamps: $0, declarations: known[files[index].path])
      }
    }
    store(inputs, PathList(outputs.map(workingFolder.absolute)), diagnostics)
  }

  /// - Parameter inputs: nil for a file that is gone or too new.
  func store(_ inputs: [RunRecord.Input?], _ outputs: PathList, _ diagnostics: [Diagnostic]) {
    let isSettled = basis.allSatisfy { FileSighting(of: $0)?.isSettled(at: start) == true }
    let settled = inputs.compactMap(\.self)
    guard isSettled, settled.count == inputs.count else { return }
    let now = FileSighting.time()
    let fresh = (0..<outputs.count).filter { index in
      outputs.withPath(index) { FileSighting(of: $0)?.isSettled(at: now) } != true
    }
    guard let digest = Self.digest(of: outputs, fresh: Set(fresh)) else { return }
    let record = RunRecord(
      inputs: settled, outputs: outputs, fresh: Set(fresh), outputDigest: digest,
      diagnostics: diagnostics)
    if let data = record.data { folder.store(data, for: key) }
  }

  // MARK: Digests

  /// So many files make one piece of work.
  static let portion = 512

  /// - Returns: nil when the file is gone, or may have changed from that time on.
  static func stamps(of file: InputFile, settledAt time: Int64) -> QuickDigest? {
    guard let sighting = FileSighting(of: file.realPath), sighting.isSettled(at: time) else {
      return nil
    }
    var digest = QuickDigest()
    digest.add(file.path)
    digest.add(file.realPath)
    digest.add(sighting)
    return digest
  }

  /// - Returns: nil when one is gone or is no file.
  static func digest(of outputs: PathList, fresh: Set<Int>) -> QuickDigest? {
    let starts = Array(stride(from: 0, to: outputs.count, by: portion))
    let parts: [QuickDigest?] = Workers.map(starts.count, chunk: 1) { number in
      var digest = QuickDigest()
      let range = starts[number]..<min(starts[number] + portion, outputs.count)
      return range.allSatisfy { add($0, of: outputs, fresh, to: &digest) } ? digest : nil
    }
    var digest = QuickDigest()
    for part in parts {
      guard let part else { return nil }
      digest.add(part)
    }
    return digest
  }

  /// - Returns: whether there is such a file.
  private static func add(
    _ index: Int, of outputs: PathList, _ fresh: Set<Int>, to digest: inout QuickDigest
  ) -> Bool {
    guard fresh.contains(index) else {
      guard let sighting = outputs.withPath(index, FileSighting.init(of:)) ?? nil else {
        return false
      }
      digest.add(sighting)
      return true
    }
    let path = outputs[index]
    guard (try? FileStatus(of: path))?.kind == .file, let contents = try? FileBytes.bytes(path)
    else { return false }
    contents.withUnsafeBytes { digest.add(bytes: $0) }
    return true
  }
}
