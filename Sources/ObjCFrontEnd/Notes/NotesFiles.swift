import Essentials

/// Where API notes lie: beside the headers that they are about.
enum NotesFiles {
  /// - Returns: nil for a file that can't be read.
  static func notes(at path: String) -> APINotes? {
    FileManager.default.contents(atPath: path).map { APINotes(String(decoding: $0, as: UTF8.self)) }
  }

  /// In the order in which they apply.
  ///
  /// - Parameter frameworks: what the headers include, and where what they mention is declared.
  static func paths(for request: HeaderRequest, frameworks: [String]) -> [String] {
    let folders = Set(
      request.headers.map { URL(fileURLWithPath: $0.realPath).deletingLastPathComponent().path })
    let system = request.sdk.map { ["\($0)/System/Library/Frameworks"] } ?? []
    let known = (frameworks + (request.sdk == nil ? [] : ["Foundation"])).sorted()
    let included = known.flatMap { name in
      (system + request.frameworkFolders).map { "\($0)/\(name).framework/Headers/\(name).apinotes" }
        + (request.sdk.map { ["\($0)/usr/lib/swift/apinotes/\(name).apinotes"] } ?? [])
    }
    var seen: Set<String> = []
    return (included + folders.sorted().flatMap(files(in:))).filter {
      seen.insert($0).inserted && FileManager.default.fileExists(atPath: $0)
    }
  }

  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".apinotes") }.sorted().map { "\(folder)/\($0)" }
  }
}
