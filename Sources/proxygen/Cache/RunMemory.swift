import Diagnostics
import Essentials
import ProxyGenerator
import SwiftFrontEnd

/// Remembers what runs of `generate` came to, so that one that would come to the same does nothing but look.
///
/// Everything that the outputs depend on is in the key, but for the inputs: of these, the record has a digest.
struct RunMemory: Sendable {
  let folder: CacheFolder
  let workingFolder: WorkingFolder
  let key: String
  /// Configuration and templates, which the key has the contents of.
  let basis: [String]
  /// When the run began, before anything was read.
  let start: Int64

  var record: RunRecord? { folder.value(for: key).flatMap { RunRecord($0) } }

  /// Whether a run would give what is there already.
  ///
  /// - Parameter files: all that would be looked at.
  func isCurrent(_ record: RunRecord, _ files: [InputFile]) -> Bool {
    guard Self.digest(of: files, settledAt: .max)?.text == record.inputs else { return false }
    return digest(of: record.outputs, fresh: record.fresh)?.text == record.outputDigest
  }

  /// Of a run that read a file too new to be told from a later version, nothing is remembered.
  ///
  /// - Parameter outputs: paths, as messages show them.
  func store(_ files: [InputFile], _ outputs: [String], _ diagnostics: [Diagnostic]) {
    let isSettled = basis.allSatisfy { FileSighting(of: $0)?.isSettled(at: start) == true }
    guard isSettled, let inputs = Self.digest(of: files, settledAt: start) else { return }
    let now = FileSighting.time()
    let fresh = outputs.indices.filter { index in
      FileSighting(of: workingFolder.absolute(outputs[index]))?.isSettled(at: now) != true
    }
    guard let digest = digest(of: outputs, fresh: Set(fresh)) else { return }
    let record = RunRecord(
      inputs: inputs.text, outputs: outputs, fresh: Set(fresh), outputDigest: digest.text,
      diagnostics: diagnostics)
    if let data = record.data { folder.store(data, for: key) }
  }

  // MARK: Digests

  /// So many files make one piece of work.
  private static let portion = 512

  /// - Returns: nil when one is gone, or may have changed from that time on.
  private static func digest(of files: [InputFile], settledAt time: Int64) -> StampDigest? {
    digest(of: files.count) { index, digest in
      let file = files[index]
      guard let sighting = FileSighting(of: file.realPath), sighting.isSettled(at: time) else {
        return false
      }
      digest.add(file.path)
      digest.add(file.realPath)
      digest.add(sighting)
      return true
    }
  }

  /// - Returns: nil when one is gone or is no file.
  private func digest(of outputs: [String], fresh: Set<Int>) -> StampDigest? {
    Self.digest(of: outputs.count) { index, digest in
      let path = workingFolder.absolute(outputs[index])
      digest.add(path)
      guard fresh.contains(index) else {
        guard let sighting = FileSighting(of: path) else { return false }
        digest.add(sighting)
        return true
      }
      guard (try? FileStatus(of: path))?.kind == .file,
        let contents = try? FileBytes.bytes(path)
      else { return false }
      contents.withUnsafeBytes { digest.add(bytes: $0) }
      return true
    }
  }

  /// - Parameter add: adds the file of a number; false when there can be no digest.
  private static func digest(
    of count: Int, _ add: @escaping @Sendable (Int, inout StampDigest) -> Bool
  ) -> StampDigest? {
    let starts = Array(stride(from: 0, to: count, by: portion))
    let parts: [StampDigest?] = Workers.map(starts.count, chunk: 1) { number in
      var digest = StampDigest()
      let range = starts[number]..<min(starts[number] + portion, count)
      return range.allSatisfy { add($0, &digest) } ? digest : nil
    }
    var digest = StampDigest()
    for part in parts {
      guard let part else { return nil }
      digest.add(part)
    }
    return digest
  }
}
