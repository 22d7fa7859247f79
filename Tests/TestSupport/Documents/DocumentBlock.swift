/// A fenced block of a Markdown document, with what its test is to do with it.
///
/// A comment in the line above the fence says so, `<!-- test: fails -->`; without one the language does.
public struct DocumentBlock: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    /// A script for the shell; or a session, where lines that begin with `$ ` are commands and the others are what
    /// they print. `fails` in the comment: the last command's status isn't 0.
    case commands(Session, fails: Bool)
    /// Swift that compiles in both language modes, with the Swift files at the top of the folder and in `Reader`, or else in
    /// `Generated`: inside an extension of the type `Reader`, if it consists of statements.
    case fragment
    /// `file PATH`: the block is written there.
    case file(String)
    /// `excerpt PATH`: the file has these lines, in this order. A line `…` stands for any number of lines.
    case excerpt(String)
    /// `elsewhere PATH`: the script there takes the block out of the document and tries it.
    case elsewhere(String)
  }

  public enum Session: Hashable, Sendable {
    case script
    case console
  }

  public let role: Role
  /// Without the fences and their indentation.
  public let text: String
  /// Of the first line after the opening fence, from 1.
  public let line: Int
}

/// A fault of a document at one of its lines.
public struct DocumentFault: Error, CustomStringConvertible {
  public let line: Int
  public let message: String

  public var description: String { "\(line): \(message)" }
}

extension DocumentBlock {
  /// - Parameter comment: what the comment above the fence says, without `test:`.
  /// - Throws: `DocumentFault` for a block that nothing would try.
  init(language: String, comment: String?, text: String, line: Int) throws(DocumentFault) {
    self.text = text
    self.line = line
    let words = (comment ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first, language) {
    case ("file", let path?, _): role = .file(path)
    case ("excerpt", let path?, _): role = .excerpt(path)
    case ("elsewhere", let path?, _): role = .elsewhere(path)
    case ("fails", nil, "sh"): role = .commands(.script, fails: true)
    case ("fails", nil, "console"): role = .commands(.console, fails: true)
    case (nil, nil, "sh"): role = .commands(.script, fails: false)
    case (nil, nil, "console"): role = .commands(.console, fails: false)
    case (nil, nil, "swift"): role = .fragment
    default:
      throw DocumentFault(
        line: line, message: "no test knows what to do with this block; see DocumentBlock.swift")
    }
  }
}
