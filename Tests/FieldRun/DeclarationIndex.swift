import Foundation

/// All declarations of a repository, by name.
struct DeclarationIndex: Sendable {
  private(set) var declarations: [String: [Declaration]] = [:]
  private(set) var extensions: [String: [ExtensionPart]] = [:]
  private(set) var fileCount = 0

  /// - Parameter root: paths of places are relative to its own folder, as proxygen is called.
  init(root: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    for path in paths {
      let url = root.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: url) else { continue }
      fileCount += 1
      let reader = DeclarationReader(
        file: "\(root.lastPathComponent)/\(path)", text: String(decoding: data, as: UTF8.self))
      for found in reader.declarations { declarations[found.name, default: []].append(found) }
      for found in reader.extensions {
        extensions[found.path.joined(separator: "."), default: []].append(found)
      }
    }
  }

  /// What a name means inside some types; of several declarations, the one that is nearest in the tree.
  func find(_ path: [String], inside scope: [String], near file: String) -> Declaration? {
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let name = (scope.prefix(depth) + path).joined(separator: ".")
      if let found = declarations[name] {
        return found.max { nearness($0.place.file, file) < nearness($1.place.file, file) }
      }
    }
    return nil
  }

  /// Protocols that are named as proxygen expects of delegates.
  var delegateProtocols: [Declaration] {
    declarations.values.joined().filter { declaration in
      let name = declaration.path.last?.lowercased() ?? ""
      return declaration.kind == .protocol
        && (name.hasSuffix("delegate") || name.hasSuffix("datasource"))
    }
  }

  /// The path and the line of the first protocol of that name, with or without the types around it.
  func place(ofProtocol name: String) -> (String, Int)? {
    let found = declarations.values.joined().filter {
      $0.kind == .protocol && ($0.name == name || $0.path.last == name)
    }
    return found.map { ($0.place.file, $0.place.firstLine) }.min { $0 < $1 }
  }

  private func nearness(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
