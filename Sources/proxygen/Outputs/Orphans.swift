import Essentials
import ProxyGenerator

/// Which generated files in its output folders a run is responsible for.
struct OutputOwner: Equatable, Sendable {
  enum Inputs: Equatable, Sendable {
    /// Folders, globs or a configuration: whatever they held before, the run made the output.
    case whole
    /// These files alone, by their names.
    case files(Set<String>)
  }

  var inputs: Inputs
}

/// Generated files that nothing makes any more: their protocol was removed, renamed or skipped.
struct Orphans {
  let workingFolder: WorkingFolder
  let owner: OutputOwner

  /// - Parameter made: the paths of all files that the run makes.
  /// - Returns: the paths of the others that it made once, in the folders themselves.
  func paths(beside made: [String], in outputs: [MadeOutput]) -> [String] {
    let known = Set(made.map(real))
    var found: Set<String> = []
    for output in outputs {
      guard case .folder(let folder) = output.destination else { continue }
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: workingFolder.absolute(folder))) ?? []
      for name in names where name.hasSuffix(".swift") {
        let path = FilePath.join(folder, name)
        if !known.contains(real(path)), isOwned(path, output.styles) { found.insert(path) }
      }
    }
    return found.sorted()
  }

  private func real(_ path: String) -> String {
    let absolute = workingFolder.absolute(path)
    return (try? FilePath.real(absolute)) ?? absolute
  }

  private func isOwned(_ path: String, _ styles: [String]) -> Bool {
    guard let contents = try? FileBytes.read(workingFolder.absolute(path)),
      let origin = Header.origin(of: String(decoding: contents, as: UTF8.self)),
      styles.contains(origin.style)
    else { return false }
    switch owner.inputs {
    case .whole: return true
    case .files(let names): return !origin.sources.isEmpty && names.isSuperset(of: origin.sources)
    }
  }
}
