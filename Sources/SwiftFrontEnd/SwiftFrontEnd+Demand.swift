import Diagnostics
import Essentials
import ProtocolModel

extension SwiftFrontEnd {
  /// A text that may matter.
  public struct Source: Sendable {
    /// What the locations name.
    public var path: String
    /// The module that the declarations belong to, when the output goes to another.
    public var module: String?
    /// For text that was made of something else, the place there that each line stands for.
    public var origins: [SourceLocation?]
    /// The text, as often as it is asked for; nil when it can't be read any more.
    public var bytes: @Sendable () -> [UInt8]?
    /// What was seen in the text, if somebody looked.
    public var summary: SourceSummary?

    public init(
      path: String, module: String? = nil, origins: [SourceLocation?] = [],
      summary: SourceSummary? = nil, bytes: @escaping @Sendable () -> [UInt8]?
    ) {
      self.path = path
      self.module = module
      self.origins = origins
      self.summary = summary
      self.bytes = bytes
    }
  }

  /// Reads of many inputs what a demand needs, and of all others nothing.
  ///
  /// What the result leaves out makes no difference to who asks for no more than the demand says. Broken source gives located
  /// errors where it is needed; other code isn't looked at.
  ///
  /// - Returns: in the order of the sources, without those that nothing is needed of; at least one if there are any.
  public static func parse(_ sources: [Source], for demand: Demand) -> [Parsed] {
    let summaries = summaries(of: sources)
    let resolution = DemandResolution(demand, summaries) { index in
      sources[index].bytes()?.withUnsafeBufferPointer { bytes in
        OutlineReader.read(bytes).map {
          FileNeed($0, bytes, hasDirectives: summaries[index].hasDirectives, demand)
        }
      }
    }
    let (needs, whole) = (resolution.needs, resolution.whole)
    let needed = sources.indices.filter { whole.contains($0) || needs[$0]?.isNeeded == true }
    guard !needed.isEmpty else {
      return sources.prefix(1).map {
        Parsed(
          file: SourceFile(path: $0.path, module: $0.module), diagnostics: [],
          dependsOnBodies: false)
      }
    }
    return Workers.map(needed.count) { number in
      let index = needed[number]
      var parsed = parse(sources[index], whole.contains(index) ? nil : needs[index])
      if summaries[index].isWhole { parsed.dependsOnBodies = false }
      return parsed
    }
  }

  private static func summaries(of sources: [Source]) -> [SourceSummary] {
    if sources.allSatisfy({ $0.summary != nil }) { return sources.compactMap(\.summary) }
    return Workers.map(sources.count) { index in
      sources[index].summary ?? sources[index].bytes().map(SourceSummary.init) ?? SourceSummary([])
    }
  }

  /// - Parameter need: nil for all of it.
  private static func parse(_ source: Source, _ need: FileNeed?) -> Parsed {
    guard let bytes = source.bytes() else {
      let file = SourceFile(path: source.path, module: source.module)
      return Parsed(file: file, diagnostics: [.vanished(source.path)])
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let lines = LineTable(bytes, path: source.path, origins: source.origins)
      if let need, need.isOf(bytes) {
        let writer = SliceWriter(bytes, need)
        var parsed = writer.slices.withUnsafeBufferPointer {
          SourceParser.parse($0, lines.of(writer.map), module: source.module)
        }
        if parsed.diagnostics.isEmpty {
          parsed.dependsOnBodies = false
          return parsed
        }
      }
      return SourceParser.parse(bytes, lines, module: source.module)
    }
  }
}

extension Diagnostic {
  fileprivate static func vanished(_ path: String) -> Diagnostic {
    .error("unreadable-input", at: .file(path), "the file went away while it was read")
  }
}
