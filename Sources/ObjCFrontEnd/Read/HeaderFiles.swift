import Diagnostics

/// What each file of a translation unit is to the user, and how messages call it.
struct HeaderFiles {
  /// Where the headers are that proxygen brings along; no folder of the disk.
  static let preludeFolder = "/proxygen.sdk"
  /// What the headers lack, made up.
  static let stubFolder = "\(preludeFolder)/stubs"

  private let shownPaths: [String: String]
  private let folders: [(real: String, shown: String)]
  private let neighbours: Set<String>
  /// The one that the user reads the headers for, as availability calls it; nil where that isn't said.
  let platform: String?

  /// Where the inputs and what lies around them are.
  private let own: [String]
  /// Folders whose files the user lets proxygen read.
  private let trusted: [String]

  init(_ request: HeaderRequest) {
    let inputs = request.headers
    neighbours = Set(request.neighbours.keys)
    let isChosen = request.sdk != nil || request.target != nil
    platform = isChosen ? ClangArguments.platform(request) : nil
    shownPaths = Dictionary(inputs.map { ($0.realPath, $0.path) }) { first, _ in first }
    var folders: [String: String] = [:]
    for input in inputs {
      let real = HeaderFiles.folder(of: input.realPath)
      folders[real] = folders[real] ?? HeaderFiles.folder(of: input.path)
    }
    self.folders =
      folders.map { ($0.key, $0.value) }
      .sorted { ($0.real.utf8.count, $1.real) > ($1.real.utf8.count, $0.real) }
    let given = request.importFolders + request.frameworkFolders + [request.sdk].compactMap { $0 }
    let around = request.neighbours.values.map(HeaderFiles.folder)
    func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : "\(folder)/" }
    own = (Array(folders.keys) + Set(around)).map(slashed)
    trusted = own + (given + [Self.preludeFolder]).map(slashed)
  }

  func isInput(_ path: String) -> Bool { shownPaths[path] != nil }

  /// Whether `Library/Name.h`, which is in no folder that was given, is one of the headers that lie around. It is as much of
  /// a module as they are.
  func isNeighbour(_ spelling: String) -> Bool {
    spelling.split(separator: "/").last.map { neighbours.contains(String($0)) } ?? false
  }

  /// Whether a file lies beside the inputs or where the user said. Of any other, which a stranger's header may include,
  /// nothing is told.
  func isTrusted(_ path: String) -> Bool {
    trusted.contains { path.hasPrefix($0) }
  }

  func origin(of declaration: Cursor) -> ObjCSymbols.Origin {
    guard let path = declaration.location?.path else { return .system(framework: nil) }
    if isInput(path) { return .input }
    if path.hasPrefix(Self.stubFolder) { return .stub }
    // What a made-up header passes on to is in no system header.
    let isOwn = own.contains { path.hasPrefix($0) }
    if path.hasPrefix(Self.preludeFolder) || declaration.isInSystemHeader && !isOwn {
      return .system(framework: HeaderFiles.framework(of: path))
    }
    return .included
  }

  func location(_ place: ClangLocation?) -> SourceLocation {
    SourceLocation(
      path: shownPath(place?.path ?? ""), line: place?.line ?? 1, column: place?.column ?? 1)
  }

  /// The path as the user gave it; for a header that an input includes, in the same words where that is possible.
  func shownPath(_ path: String) -> String {
    if let shown = shownPaths[path] { return shown }
    for (real, shown) in folders where path.hasPrefix("\(real)/") {
      let rest = path.dropFirst(real.count + 1)
      return shown.isEmpty ? String(rest) : "\(shown)/\(rest)"
    }
    return path
  }

  /// `X` for a file below `X.framework`, or below a folder of the prelude.
  static func framework(of path: String) -> String? {
    if path.hasPrefix(preludeFolder) {
      return path.dropFirst(preludeFolder.count + 1).split(separator: "/").first.map(String.init)
    }
    let folder = path.split(separator: "/").last { $0.hasSuffix(".framework") }
    return folder.map { String($0.dropLast(".framework".count)) }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
