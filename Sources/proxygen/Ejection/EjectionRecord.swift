import Essentials
import ProxyGenerator

/// What an ejected folder remembers of where it comes from: the file `.proxygen-templates.json` in it.
struct EjectionRecord: Equatable, Codable, Sendable {
  static let fileName = ".proxygen-templates.json"

  /// The built-in style.
  var style: String
  /// The version of proxygen that ejected it.
  var version: String
  /// The hashes of the built-in files at that time, by file name.
  var files: [String: String]

  init(style: String, version: String, files: [String: String]) {
    self.style = style
    self.version = version
    self.files = files.mapValues(Self.hash)
  }

  static func hash(_ text: String) -> String { ContentHash(text).hexadecimal }

  /// Sorted keys, a line break at the end.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
