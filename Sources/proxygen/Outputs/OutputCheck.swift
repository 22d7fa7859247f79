import Diagnostics
import Essentials
import ProxyGenerator

/// What the disk has, held against what a run makes. Nothing is written.
struct OutputCheck {
  /// One file that isn't what it should be.
  struct Finding: Equatable, Sendable {
    enum Fault: Equatable, Sendable {
      case missing
      /// Inputs, configuration or proxygen have changed since it was made.
      case stale
      /// Somebody changed the file itself.
      case edited
      /// Nothing makes it any more.
      case orphaned
      /// It isn't proxygen's, and stands in the way.
      case foreign
    }

    var path: String
    var fault: Fault
    var difference: UnifiedDiff
  }

  let workingFolder: WorkingFolder

  /// In the order of the paths' bytes.
  func findings(_ outputs: [MadeOutput], _ owner: OutputOwner) -> [Finding] {
    let made = outputs.flatMap(files)
    let orphans = Orphans(workingFolder: workingFolder, owner: owner)
      .paths(beside: made.map(\.path), in: outputs)
    return (made.compactMap(check) + orphans.map(orphan))
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func files(_ output: MadeOutput) -> [(path: String, contents: String)] {
    switch output.destination {
    case .standardOutput: []
    case .file(let path): [(path, output.files.map(\.contents).joined(separator: "\n"))]
    case .folder(let folder):
      output.files.map { (FilePath.join(folder, $0.name), $0.contents) }
    }
  }

  private func check(_ path: String, _ contents: String) -> Finding? {
    guard let present = try? FileBytes.read(workingFolder.absolute(path)) else {
      let difference = UnifiedDiff(path: path, old: nil, new: contents)
      return Finding(path: path, fault: .missing, difference: difference)
    }
    guard present != Data(contents.utf8) else { return nil }
    let old = String(decoding: present, as: UTF8.self)
    // A checkout may have the line ends of another system.
    guard old.replacing("\r\n", with: "\n") != contents else { return nil }
    return Finding(
      path: path, fault: fault(present),
      difference: UnifiedDiff(path: path, old: old, new: contents))
  }

  private func fault(_ present: Data) -> Finding.Fault {
    guard Header.starts(present) else { return .foreign }
    return switch Fingerprint.state(of: present) {
    case .edited: .edited
    case .intact, .absent: .stale
    }
  }

  private func orphan(_ path: String) -> Finding {
    let present = (try? FileBytes.read(workingFolder.absolute(path))) ?? Data()
    let old = String(decoding: present, as: UTF8.self)
    return Finding(
      path: path, fault: .orphaned, difference: UnifiedDiff(path: path, old: old, new: nil))
  }
}
