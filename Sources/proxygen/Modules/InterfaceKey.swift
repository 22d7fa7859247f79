import Essentials

/// All that the interface of a module depends on: the toolchain, the SDK, the flags, and the files in the folders
/// that the user named.
enum InterfaceKey {
  /// More files than this in the user's folders aren't looked at, and nothing is remembered.
  private static let fileLimit = 20_000

  /// - Parameter arguments: what the printer is called with; its folders are absolute.
  /// - Returns: nil where a change might go unseen.
  static func key(_ arguments: [String], _ toolchain: Toolchain, _ lookup: ModuleLookup) -> String?
  {
    guard let printer = try? FilePath.real(toolchain.interfacePrinter),
      let stamps = stamps([printer] + sdkFiles(toolchain.sdk)),
      let own = contents(of: lookup.importFolders + lookup.frameworkFolders)
    else { return nil }
    return (["interface", Program.version] + arguments + stamps + own).joined(separator: "\n")
  }

  /// A line for every file in folders that the user named; nil where a change might go unseen.
  static func contents(of folders: [String]) -> [String]? {
    var all: [String] = []
    for folder in folders {
      guard let files = files(in: folder), !files.contains(where: leadsOut),
        let stamps = stamps(files)
      else { return nil }
      all += stamps
    }
    return all
  }

  /// What an SDK's update changes.
  static func sdkFiles(_ sdk: String?) -> [String] {
    guard let sdk else { return [] }
    return [sdk]
      + ["SDKSettings.json"].map { FilePath.join(sdk, $0) }.filter { access($0, R_OK) == 0 }
  }

  /// Nil when one of them is nowhere.
  static func stamps(_ paths: [String]) -> [String]? {
    let stamps = paths.map { path in
      (try? FileStamp(of: path)).map { "\(path) \($0.size) \($0.modified) \($0.inode)" }
    }
    return stamps.contains(nil) ? nil : stamps.compactMap(\.self)
  }

  /// All files below a folder, those behind links to folders included; nil if there are too many.
  private static func files(in folder: String) -> [String]? {
    var found: [String] = []
    var waiting = [folder]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard let real = try? FilePath.real(next), seen.insert(real).inserted,
        let names = try? FileManager.default.contentsOfDirectory(atPath: real)
      else { continue }
      for path in names.sorted().map({ FilePath.join(real, $0) }) {
        if (try? FileStatus(of: path))?.kind == .folder {
          waiting.append(path)
        } else {
          found.append(path)
        }
      }
      if found.count > fileLimit { return nil }
    }
    return found
  }

  /// Whether a module map names files outside of its folder.
  private static func leadsOut(_ path: String) -> Bool {
    guard path.hasSuffix("modulemap") else { return false }
    guard let map = try? FileBytes.read(path) else { return true }
    let text = String(decoding: map, as: UTF8.self)
    return text.contains("..") || text.contains("\"/")
  }
}
