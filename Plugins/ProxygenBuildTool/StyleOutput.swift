import Foundation

/// A file with all that one style makes.
struct StyleOutput: Equatable {
  /// No file of a target may have the name of another one, wherever they lie.
  let fileName: String
  let options: [String]

  /// Where there is one style. It isn't named, so that the configuration may name another one at any time, and proxygen fails when
  /// there are several: a build is planned anew for other files than its plugins have read.
  static let only = StyleOutput(fileName: "Proxygen.swift", options: [])

  private init(fileName: String, options: [String]) {
    self.fileName = fileName
    self.options = options
  }

  /// - Parameters:
  ///   - style: as a configuration names it: a built-in one, or a folder.
  ///   - folder: that of the configuration.
  init(style: String, folder: URL) {
    let isRelative = Self.isFolder(style) && !style.hasPrefix("/")
    // Spelled as proxygen spells it, so that it finds there what else the configuration says of it.
    let argument = isRelative ? "\(folder.path(percentEncoded: false))/\(style)" : style
    let name = URL(fileURLWithPath: argument).lastPathComponent
    self.init(
      fileName: "Proxygen+\(name.prefix(1).uppercased())\(name.dropFirst()).swift",
      options: ["--style", argument])
  }

  static func isFolder(_ style: String) -> Bool { style.contains("/") || style.hasPrefix(".") }
}
