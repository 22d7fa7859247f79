import Essentials

/// What lies around a libclang.
enum LibclangFolder {
  /// The compiler's own headers (`stdarg.h`), which lie beside the library: `clang/14.0.6`, `clang/21`.
  static func resources(of library: String) -> String? {
    let path = URL(fileURLWithPath: library)
    return [path, path.resolvingSymlinksInPath()].lazy.compactMap { newest(beside: $0) }.first
  }

  private static func newest(beside library: URL) -> String? {
    let folder = library.deletingLastPathComponent().appendingPathComponent("clang")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versions = names.filter { name in
      let header = folder.appendingPathComponent("\(name)/include/stddef.h").path
      return FileManager.default.fileExists(atPath: header)
    }
    let numbers = { (name: String) in name.split(separator: ".").map { Int($0) ?? 0 } }
    let newest = versions.max { numbers($0).lexicographicallyPrecedes(numbers($1)) }
    return newest.map { folder.appendingPathComponent($0).path }
  }
}
