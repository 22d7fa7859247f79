import Foundation
import ProxyGenerator
import Templates

extension Style {
  /// The built-in style `rx`.
  static let rx = builtIn("rx")

  static func builtIn(_ name: String) -> Style {
    let manifest = Data((BuiltInStyles.folder(of: name)["style.json"] ?? "").utf8)
    do {
      return try JSONDecoder().decode(Style.self, from: manifest)
    } catch {
      preconditionFailure("the built-in style '\(name)' must have a description: \(error)")
    }
  }
}
