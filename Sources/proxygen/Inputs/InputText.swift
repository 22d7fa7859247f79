import Diagnostics
import SwiftFrontEnd

/// One input.
struct InputText: Equatable, Sendable {
  static let standardInputPath = "<stdin>"

  /// Where the text is.
  enum Content: Equatable, Sendable {
    case here(String)
    /// In the file of this real path, which is read as often as the text is asked for: what many files hold would fill the memory.
    case file(String)
  }

  /// As the user gave it, or as found below a folder that the user gave; `<stdin>`; `<module NAME>`.
  var path: String
  var content: Content
  /// The module that the text declares, when it isn't the one that the output goes to.
  var module: String?
  /// For a header: the place there that each line of its Swift text stands for. Empty for what is Swift itself.
  var origins: [SourceLocation?] = []
  /// What was seen in the text when it was read first.
  var summary: SourceSummary?
}

extension InputText {
  init(path: String, text: String, module: String? = nil, origins: [SourceLocation?] = []) {
    self.init(path: path, content: .here(text), module: module, origins: origins)
  }

  /// Empty when the file can't be read any more.
  var text: String {
    get {
      switch content {
      case .here(let text): text
      case .file: String(decoding: bytes ?? [], as: UTF8.self)
      }
    }
    set {
      content = .here(newValue)
      summary = nil
    }
  }

  /// Nil when the file can't be read any more.
  var bytes: [UInt8]? {
    switch content {
    case .here(let text): Array(text.utf8)
    case .file(let path): try? FileBytes.bytes(path)
    }
  }
}
