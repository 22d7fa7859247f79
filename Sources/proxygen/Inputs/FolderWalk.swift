import Diagnostics
import Essentials

/// Finds the Swift files and the headers below a folder.
///
/// Hidden files and folders, builds (`DerivedData`) and `node_modules` are passed over. A symbolic link to a
/// folder is never followed, so there are no loops: what lies inside is found without it. A link to a file is
/// followed inside the folder only; where a link leads out of it, a warning says so, since a stranger's
/// sources must not make proxygen read other files.
struct FolderWalk {
  private(set) var files: [InputFile] = []
  /// All of them; most declare no protocol.
  private(set) var headers: [InputFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The real paths of all that were walked through, the first one among them.
  private(set) var folders: [String] = []
  private let root: String
  private let realRoot: String

  /// - Parameters:
  ///   - folder: as the user gave it.
  ///   - realPath: the same folder without symbolic links.
  init(folder: String, realPath: String) {
    root = FilePath.withoutTrailingSlashes(folder)
    realRoot = realPath
    var links: [Entry] = []
    var pending = [Entry(path: root, realPath: realRoot)]
    while let folder = pending.popLast() {
      folders.append(folder.realPath)
      for (entry, kind) in entries(of: folder) {
        switch kind {
        case .folder: pending.append(entry)
        case .link: links.append(entry)
        case .file where SwiftFileName.isSwift(entry.path):
          files.append(InputFile(path: entry.path, realPath: entry.realPath, origin: .found))
        case .file where SwiftFileName.isHeader(entry.path):
          headers.append(InputFile(path: entry.path, realPath: entry.realPath, origin: .found))
        case .file, .other: break
        }
      }
    }
    links.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for link in links { follow(path: link.path, link: link.realPath) }
    diagnostics.sort { ($0.place.path ?? "") < ($1.place.path ?? "") }
  }

  private struct Entry {
    var path: String
    /// The folder's real path and the name.
    var realPath: String
  }

  /// What lies in `folder`, without what is passed over.
  private mutating func entries(of folder: Entry) -> [(Entry, FileStatus.Kind)] {
    guard let stream = opendir(folder.realPath) else {
      diagnostics.append(.unreadableFolder(folder.path))
      return []
    }
    defer { closedir(stream) }
    var entries: [(Entry, FileStatus.Kind)] = []
    while let found = readdir(stream) {
      let name = Self.name(found)
      // A name that is no UTF-8 leads nowhere, and asking for it says so.
      let told = name.unicodeScalars.contains("\u{FFFD}") ? nil : Self.kind(found.pointee)
      if SwiftFileName.isHidden(name) || told == .file && !SwiftFileName.isInput(name) { continue }
      let entry = Entry(
        path: FilePath.join(folder.path, name), realPath: FilePath.join(folder.realPath, name))
      do {
        let kind =
          if let told { told } else {
            try FileStatus(of: entry.realPath, followingLinks: false).kind
          }
        if kind == .folder, SwiftFileName.isSkipped(folder: name) { continue }
        entries.append((entry, kind))
      } catch {
        diagnostics.append(.unreadableEntry(entry.path, error))
      }
    }
    return entries
  }

  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }

  /// As the folder tells it; nil where it doesn't.
  private static func kind(_ entry: dirent) -> FileStatus.Kind? {
    switch Int(entry.d_type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  private mutating func follow(path: String, link: String) {
    guard let target = try? FilePath.real(link), let status = try? FileStatus(of: target) else {
      if SwiftFileName.isSwift(path) { diagnostics.append(.brokenLink(path)) }
      return
    }
    let isInside = FilePath.isInside(target, folder: realRoot)
    switch status.kind {
    case .file where SwiftFileName.isSwift(path) && isInside:
      files.append(InputFile(path: path, realPath: target, origin: .found))
    case .file where SwiftFileName.isSwift(path), .folder where !isInside:
      diagnostics.append(.linkLeadsOut(path, of: root))
    case .file, .folder, .link, .other:
      break
    }
  }
}
