import Essentials
import ProxyGenerator

/// Finds the files and folders that a glob stands for, as a shell does: `*`, `?` and `[…]` within one name,
/// `**` through folders of any depth, none included. Names that start with a dot match only a pattern that
/// does, too. `**` follows no symbolic link and passes over what a folder's walk passes over.
struct GlobExpansion {
  /// What matched, as the user would have typed it, sorted by bytes.
  let matches: [String]
  /// The folder before the first wildcard, as given.
  let base: String

  private struct Visit: Hashable {
    var path: String
    var index: Int
  }

  /// - Returns: nil if `pattern` is no glob.
  init?(_ pattern: String, in workingFolder: WorkingFolder) {
    let segments = pattern.split(separator: "/").map { Wildcard(String($0)) }
    guard let first = segments.firstIndex(where: \.isPattern) else { return nil }
    let start = pattern.hasPrefix("/") ? "/" : ""
    let fixed = segments[..<first].map(\.pattern).joined(separator: "/")
    base = start + fixed
    var found: Set<String> = []
    var seen: Set<Visit> = []
    var pending = [Visit(path: base, index: first)]
    while let visit = pending.popLast() {
      guard seen.insert(visit).inserted else { continue }
      guard visit.index < segments.count else {
        found.insert(visit.path)
        continue
      }
      let step = Step(visit: visit, segment: segments[visit.index], in: workingFolder)
      pending += step.next.map { Visit(path: $0.path, index: $0.index) }
    }
    matches = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// One segment of the pattern against one folder.
  private struct Step {
    let next: [Visit]

    init(visit: Visit, segment: Wildcard, in workingFolder: WorkingFolder) {
      let folder = workingFolder.absolute(visit.path.isEmpty ? "." : visit.path)
      func entry(_ name: String, at index: Int) -> Visit {
        Visit(path: FilePath.join(visit.path, name), index: index)
      }
      func kind(_ name: String) -> FileStatus.Kind? {
        (try? FileStatus(of: FilePath.join(folder, name), followingLinks: false))?.kind
      }
      if !segment.isPattern {
        let name = segment.pattern
        next = kind(name) == nil ? [] : [entry(name, at: visit.index + 1)]
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if segment.pattern == "**" {
        let deeper = names.filter { !SwiftFileName.isSkipped(folder: $0) && kind($0) == .folder }
        next =
          [Visit(path: visit.path, index: visit.index + 1)]
          + deeper.map { entry($0, at: visit.index) }
      } else {
        let mayBeHidden = SwiftFileName.isHidden(segment.pattern)
        next =
          names
          .filter { (mayBeHidden || !SwiftFileName.isHidden($0)) && segment.matches($0) }
          .map { entry($0, at: visit.index + 1) }
      }
    }
  }
}
