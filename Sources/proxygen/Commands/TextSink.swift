import Essentials

/// Where text is written to: a stream of the process, or what a test listens to.
struct TextSink: Sendable {
  var isTerminal: Bool
  /// - Throws: `EPIPE` when nobody reads any more.
  var write: @Sendable (String) throws(SystemError) -> Void

  static func descriptor(_ descriptor: Int32) -> TextSink {
    TextSink(isTerminal: isatty(descriptor) == 1) { (text) throws(SystemError) in
      try FileBytes.write(Data(text.utf8), to: descriptor)
    }
  }
}
