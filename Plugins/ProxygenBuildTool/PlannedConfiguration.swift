import Foundation

/// A `proxygen.json`, as far as a build has to know it to be planned. What is wrong with one is for proxygen itself to say, at its
/// line.
struct PlannedConfiguration {
  let outputs: [StyleOutput]
  let arguments: [String]
  /// Whether it says what is read.
  let namesInputs: Bool
  /// Itself and, rather one too many than one too few, the files of the styles and templates that it names.
  let files: [URL]
  /// Likewise, what it reads.
  let inputs: [URL]

  /// Nil where the folder has none.
  init?(in folder: URL) {
    let file = folder.appendingPathComponent("proxygen.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    let text = ConfigurationText(data)
    let given = text.outputs ?? []
    var styles: [String] = []
    for style in given.flatMap({ $0.style?.names ?? ["rx"] }) where !styles.contains(style) {
      styles.append(style)
    }
    outputs = styles.count < 2 ? [.only] : styles.map { StyleOutput(style: $0, folder: folder) }
    arguments = ["--config", file.path(percentEncoded: false)]
    namesInputs = !((text.inputs ?? []) + (text.modules ?? [])).isEmpty
    let templates = given.compactMap(\.templates) + styles.filter(StyleOutput.isFolder)
    files = [file] + templates.flatMap { Self.files(of: $0, in: folder) }
    inputs = (text.inputs ?? []).flatMap { Self.files(of: $0, in: folder) }
  }

  /// A file, what is in a folder, or for a glob what is in the folder before the first sign.
  private static func files(of path: String, in folder: URL) -> [URL] {
    let parts = path.split(separator: "/").prefix { !$0.contains(where: "*?[".contains) }
    let root = path.hasPrefix("/") ? URL(fileURLWithPath: "/") : folder
    let url = parts.reduce(root) { $0.appendingPathComponent(String($1)) }.standardizedFileURL
    if isFile(url) { return [url] }
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return (found?.compactMap { $0 as? URL } ?? []).filter(isFile).sorted { $0.path < $1.path }
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }
}

/// The keys of a `proxygen.json` that decide what a build has to run, and when.
private struct ConfigurationText: Decodable {
  struct Output: Decodable {
    var style: OneOrMore?
    var templates: String?
  }

  /// `"rx"` or `["rx", "async"]`.
  struct OneOrMore: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      names = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }
  }

  var inputs: [String]?
  var modules: [String]?
  var outputs: [Output]?

  /// Empty where it isn't in order: proxygen runs all the same, and says why.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    // Comments, and commas after the last.
    decoder.allowsJSON5 = true
    let text = try? decoder.decode(Self.self, from: data)
    inputs = text?.inputs
    modules = text?.modules
    outputs = text?.outputs
  }
}
