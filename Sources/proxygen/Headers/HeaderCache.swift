import Essentials
import ObjCFrontEnd
import ProxyGenerator

/// What headers were read as in earlier runs. It counts as long as every file that was read then is the same: by its contents,
/// or by its stamp where it is of an SDK.
struct HeaderCache: Sendable {
  let folder: CacheFolder
  /// This program, whose rules decide as well.
  let executable: String

  private struct Entry: Codable {
    var headers: ImportedHeaders
    /// By the paths of the files.
    var hashes: [String: String]
    /// Of an SDK's files, and of the folders that others are in.
    var stamps: [String: FileStamp]
    var absent: [String]
  }

  /// Nil where nothing is known, or not any more.
  func headers(for request: HeaderRequest) -> ImportedHeaders? {
    guard let key = key(request), let data = folder.value(for: key),
      let entry = try? JSONDecoder().decode(Entry.self, from: data)
    else { return nil }
    let isSame =
      entry.stamps.allSatisfy { (try? FileStamp(of: $0.key)) == $0.value }
      && entry.absent.allSatisfy { access($0, F_OK) != 0 }
      && entry.hashes.allSatisfy { hash(of: $0.key) == $0.value }
    return isSame ? entry.headers : nil
  }

  /// - Parameter start: when reading began; a file that was written since may have been another one then.
  func store(_ headers: ImportedHeaders, for request: HeaderRequest, since start: Date) {
    let sdk = request.sdk.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    let isOfSDK = { (path: String) in sdk.map(path.hasPrefix) ?? false }
    let own = headers.basis.files.filter { !isOfSDK($0) }
    let folders = Set(own.map(FilePath.folder(of:)))
    var entry = Entry(headers: headers, hashes: [:], stamps: [:], absent: [])
    for path in headers.basis.files.filter(isOfSDK) + folders {
      guard let stamp = try? FileStamp(of: path) else { return }
      entry.stamps[path] = stamp
    }
    let limit = Int64(start.timeIntervalSince1970 * 1_000_000_000)
    for path in own {
      guard let stamp = try? FileStamp(of: path), stamp.modified < limit,
        let hash = hash(of: path)
      else { return }
      entry.hashes[path] = hash
    }
    entry.absent = folders.sorted().flatMap { folder in
      headers.basis.missing.map { FilePath.join(folder, $0) }
    }
    guard let key = key(request), let data = try? JSONEncoder().encode(entry) else { return }
    folder.store(data, for: key)
  }

  /// Nil for what isn't a file of the disk, such as `/dev/zero`, which a header may include.
  private func hash(of path: String) -> String? {
    guard (try? FileStatus(of: path))?.kind == .file else { return nil }
    return (try? FileBytes.read(path)).map { ContentHash($0).hexadecimal }
  }

  private func key(_ request: HeaderRequest) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let words = try? encoder.encode(request),
      let stamps = InterfaceKey.stamps(
        [executable] + request.libraries + InterfaceKey.sdkFiles(request.sdk)),
      let own = InterfaceKey.contents(of: request.importFolders + request.frameworkFolders)
    else { return nil }
    return (["headers", Program.version, String(decoding: words, as: UTF8.self)] + stamps + own)
      .joined(separator: "\n")
  }
}
