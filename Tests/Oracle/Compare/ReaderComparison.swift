import Foundation
import TestSupport

@testable import ObjCFrontEnd

/// What Swift sees of a header that libclang reads, beside what it sees of the model that the header was written from.
public struct ReaderComparison {
  public struct Difference: Hashable, Sendable {
    public var source: String
    public var model: [String]
    public var reader: [String]
  }

  public let differences: [Difference]
  public let methodCount: Int

  /// The libclangs of this machine: the toolchain's, and Debian's.
  public static let libraries: [String] = {
    let toolchain = (try? Toolchain.current())?.compiler.resolvingSymlinksInPath()
    let own = toolchain?.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/libclang.so").path
    let debian = (11...40).reversed().map { "/usr/lib/llvm-\($0)/lib/libclang.so.1" }
    return ((own.map { [$0] } ?? []) + debian).filter(FileManager.default.fileExists)
  }()

  /// - Throws: `CompilationFailure` when there is no reader, or it refuses.
  public init(seed: UInt64, members: Int = 500, library: String) throws {
    let header = HeaderGenerator.header(seed: seed, members: members)
    let index = DeclarationIndex(header)
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent(HeaderGenerator.path)
    try Data(HeaderText(header).text.utf8).write(to: file)
    let request = HeaderRequest(
      headers: [.init(path: HeaderGenerator.path, realPath: file.path)], libraries: [library])
    guard case .imported(let headers) = ObjCFrontEnd.read(request),
      let text = headers.files.first(where: { $0.path == HeaderGenerator.path })?.text
    else { throw CompilationFailure(diagnostics: "\(library) doesn't read") }
    let reader = InterfaceReader(text.text, isCompilers: false, owners: index.owners)
    let model = InterfaceReader(
      SwiftImport.text(of: header, isSystemModule: false).text, isCompilers: false,
      owners: index.owners)
    differences = index.sources.keys.sorted().compactMap { number in
      let (one, other) = (model.declarations[number] ?? [], reader.declarations[number] ?? [])
      guard one.sorted() != other.sorted(), !Self.mentionsNowhere(index.sources[number], header)
      else {
        return nil
      }
      return Difference(source: index.sources[number] ?? "", model: one, reader: other)
    }
    methodCount = index.methodCount
  }
}

extension ReaderComparison {
  /// Without an SDK, the reader takes classes that are only declared for defined.
  private static func mentionsNowhere(_ source: String?, _ header: ObjCHeader) -> Bool {
    header.symbols.classes.contains { name, facts in
      !facts.isDefined && source?.contains("\(name) *") == true
    }
  }
}

extension ReaderComparison.Difference: CustomStringConvertible {
  public var description: String {
    ([source] + model.map { "  model:  \($0)" } + reader.map { "  reader: \($0)" })
      .joined(separator: "\n")
  }
}
