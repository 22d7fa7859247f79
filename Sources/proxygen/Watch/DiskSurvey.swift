import Essentials
import ProxyGenerator

/// The state of all files that a run depends on, without reading them, and the folders to watch for changes of it.
struct DiskSurvey {
  /// By absolute path.
  private(set) var folders: [String: WatchInterest] = [:]
  private(set) var files: [String: FileStamp] = [:]
  /// Outputs that are not there.
  var missingOutputs: Set<String> = []
  /// Swift files that proxygen wrote, which are no inputs.
  private var generated: [String: FileStamp] = [:]
  private let earlier: [String: FileStamp]
  private let earlierFiles: [String: FileStamp]
  /// In nanoseconds since 1970, before anything was looked at.
  private let time: Int64

  /// Two changes of a file so close to each other may have one time.
  private static let grain: Int64 = 20_000_000

  /// - Parameters:
  ///   - outputs: absolute paths of what the last run made.
  ///   - earlier: spares looking into files that haven't changed since.
  init(_ roots: Set<WatchRoot>, outputs: Set<String>, after earlier: DiskSurvey?) {
    self.earlier = earlier?.generated ?? [:]
    earlierFiles = earlier?.files ?? [:]
    time = Int64(Date().timeIntervalSince1970 * 1_000_000_000)
    for root in roots {
      switch root {
      case .file(let path): add(file: path)
      case .header(let path):
        add(file: path)
        add(neighboursOf: path)
      case .sources(let path): add(sourcesIn: path)
      case .templates(let path): add(templatesIn: path)
      }
    }
    for path in outputs {
      expect(path)
      if stamp(path) == nil { missingOutputs.insert(path) }
    }
  }

  /// Whether a run could give something else than it did then.
  func isNewer(than other: DiskSurvey) -> Bool {
    files != other.files || files.values.contains { abs($0.modified - other.time) < Self.grain }
      || !missingOutputs.isSubset(of: other.missingOutputs)
  }

  // MARK: Parts

  private mutating func add(file path: String) {
    expect(path)
    guard let stamp = stamp(path) else { return }
    files[path] = stamp
    // A link's target changes elsewhere.
    if let real = try? FilePath.real(path), real != path { expect(real) }
  }

  private mutating func add(neighboursOf path: String) {
    let folder = FilePath.folder(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where SwiftFileName.isHeader(name) {
      add(file: FilePath.join(folder, name))
    }
  }

  private mutating func add(sourcesIn path: String) {
    expect(path)
    guard let real = try? FilePath.real(path), (try? FileStatus(of: real))?.kind == .folder else {
      return
    }
    let walk = FolderWalk(folder: path, realPath: real)
    for folder in walk.folders { watch(folder, WatchInterest(takesSources: true)) }
    for file in walk.headers { files[file.realPath] = stamp(file.realPath) }
    for file in walk.files { addUnlessGenerated(file.realPath) }
  }

  private mutating func add(templatesIn path: String) {
    expect(path)
    watch(path, WatchInterest(takesSources: true))
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    for name in names {
      let inside = FilePath.join(path, name)
      if name.hasSuffix(".mustache") || name.hasSuffix(".json") {
        files[inside] = stamp(inside)
      } else if (try? FileStatus(of: inside))?.kind == .folder {
        watch(inside, WatchInterest(takesSources: true))
      }
    }
  }

  /// Only of files that have changed, the beginning is read.
  private mutating func addUnlessGenerated(_ path: String) {
    guard let stamp = stamp(path) else { return }
    if earlier[path] == stamp {
      generated[path] = stamp
    } else if earlierFiles[path] == stamp || !Self.isGenerated(path) {
      files[path] = stamp
    } else {
      generated[path] = stamp
    }
  }

  private static func isGenerated(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let start = try? FileBytes.readChunk(descriptor, capacity: Header.mark.utf8.count)
    return start.map(Header.starts) ?? false
  }

  private func stamp(_ path: String) -> FileStamp? { try? FileStamp(of: path) }

  // MARK: Folders

  /// Lets the coming and going of a path be noticed: in its folder, or where that would have to come first.
  private mutating func expect(_ path: String) {
    var name = FilePath.lastPart(of: path)
    var folder = FilePath.folder(of: path)
    while folder != "/", (try? FileStatus(of: folder))?.kind != .folder {
      name = FilePath.lastPart(of: folder)
      folder = FilePath.folder(of: folder)
    }
    watch(folder, WatchInterest(names: [name]))
  }

  private mutating func watch(_ folder: String, _ interest: WatchInterest) {
    let real = (try? FilePath.real(folder)) ?? folder
    folders[real, default: WatchInterest()].add(interest)
  }
}
