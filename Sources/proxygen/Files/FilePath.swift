import Essentials

/// Paths as text, with `/` between their parts.
enum FilePath {
  /// `folder/name`; just `name` in `.`, so that what is found there looks as if it had been typed.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Without the slashes at its end, unless it is the root.
  static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// What stands before the last slash; `.` when there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What stands after the last slash.
  static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The absolute path without symbolic links, `.` and `..`; it must exist.
  static func real(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What leads from one folder to another; both are real paths. Empty for the same.
  static func relative(_ path: String, from folder: String) -> String {
    let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Whether `path` is `folder` or lies in it; both are real paths.
  static func isInside(_ path: String, folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}

/// The folder that relative paths start from. It is a value, so that nothing depends on the process.
struct WorkingFolder: Equatable, Sendable {
  /// Absolute.
  var path: String

  static var current: WorkingFolder {
    // However long it is, which Foundation's isn't.
    guard let path = getcwd(nil, 0) else {
      return WorkingFolder(path: FileManager.default.currentDirectoryPath)
    }
    defer { free(path) }
    return WorkingFolder(path: String(cString: path))
  }

  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join(self.path, path)
  }
}

extension String {
  /// Whether this comes before `other` in the order of the bytes.
  func precedesInBytes(_ other: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let first = own.baseAddress, let second = other.baseAddress else {
          return own.count < other.count
        }
        let order = memcmp(first, second, min(own.count, other.count))
        return order < 0 || order == 0 && own.count < other.count
      }
    }.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
