import Foundation
import Testing

@testable import ObjCFrontEnd

/// A libclang that this machine has: tests that read headers run with every one of them.
struct InstalledLibclang: Sendable, CustomTestStringConvertible {
  let path: String

  var testDescription: String { path }

  static let all: [InstalledLibclang] = {
    let debian = (11...40).reversed().map { "/usr/lib/llvm-\($0)/lib/libclang.so.1" }
    let toolchain = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
      .flatMap { compiler in
        ["so", "dylib"].map {
          compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/libclang.\($0)").path
        }
      }
    return (toolchain + debian).filter { FileManager.default.fileExists(atPath: $0) }
      .map(InstalledLibclang.init)
  }()
}

/// Headers in a folder of their own, which goes with the value.
final class HeaderFixture {
  let folder: URL
  private let names: [String]

  /// - Parameter headers: the inputs by their names; others are only there to be included.
  init(_ headers: KeyValuePairs<String, String>, others: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("headers-\(UUID().uuidString)")
    names = headers.map(\.key)
    for (name, text) in headers.map({ ($0.key, $0.value) }) + others.map({ ($0.key, $0.value) }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func request(_ library: InstalledLibclang) -> HeaderRequest {
    HeaderRequest(
      headers: names.map {
        .init(path: $0, realPath: folder.appendingPathComponent($0).path)
      }, libraries: [library.path])
  }

  func read(
    _ library: InstalledLibclang, _ change: (inout HeaderRequest) -> Void = { _ in }
  ) throws -> HeaderReader.Reading {
    var request = request(library)
    change(&request)
    let reader = HeaderReader(
      request, try Libclang(path: library.path),
      resourceFolder: LibclangFolder.resources(of: library.path))
    return try reader.read()
  }
}
