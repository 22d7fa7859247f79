import Diagnostics
import Essentials
import ProtocolModel

/// Swift text → model, with the compiler's own parser.
public enum SwiftFrontEnd {
  /// What one input declares, and what is wrong with it.
  public struct Parsed: Hashable, Sendable {
    public var file: SourceFile
    /// In source order; every one is located.
    public var diagnostics: [Diagnostic]
    /// Whether more of the text was looked at than what `SourceSummary.declarations` tells of.
    public var dependsOnBodies: Bool

    public init(file: SourceFile, diagnostics: [Diagnostic], dependsOnBodies: Bool = true) {
      self.file = file
      self.diagnostics = diagnostics
      self.dependsOnBodies = dependsOnBodies
    }
  }

  /// Reads one input, whatever it holds.
  ///
  /// Broken source gives located errors beside all declarations that could still be read. Of the
  /// declarations inside function bodies, only protocols are part of the result.
  ///
  /// - Parameters:
  ///   - path: what the locations name.
  ///   - module: the module that the declarations belong to, when the output goes to another.
  ///   - origins: for text that was made of something else, the place there that each line stands for; a line without
  ///     one stands for that of the line before.
  public static func parse(
    _ text: String, path: String, module: String? = nil, origins: [SourceLocation?] = []
  ) -> Parsed {
    DeepStack.run {
      var text = text
      return text.withUTF8 { bytes in
        let lines = LineTable(bytes, path: path, origins: origins)
        return SourceParser.parse(bytes, lines, module: module)
      }
    }
  }
}
