import Foundation

/// How a program ended and what it wrote.
public struct CommandRun: Sendable {
  public enum End: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
    case timedOut
  }

  public let end: End
  public let standardOutput: Data
  public let standardError: Data

  public init(end: End, standardOutput: Data, standardError: Data) {
    self.end = end
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}

extension CommandRun {
  /// Standard output as text; bytes that are no UTF-8 are replaced.
  public var output: String { String(decoding: standardOutput, as: UTF8.self) }

  /// Standard error as text; bytes that are no UTF-8 are replaced.
  public var errors: String { String(decoding: standardError, as: UTF8.self) }

  public var isSuccess: Bool { end == .exited(0) }
}
