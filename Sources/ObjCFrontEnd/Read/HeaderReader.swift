import Diagnostics
import Foundation

/// Headers → what they declare, with everything that they lack made up.
struct HeaderReader {
  let request: HeaderRequest
  let library: Libclang
  let resourceFolder: String?
  private let files: HeaderFiles

  /// What was read, before Swift's rules are applied.
  struct Reading {
    var header: ObjCHeader
    var diagnostics: [Diagnostic]
  }

  init(_ request: HeaderRequest, _ library: Libclang, resourceFolder: String?) {
    self.request = request
    self.library = library
    self.resourceFolder = resourceFolder
    files = HeaderFiles(request.headers)
  }

  func read() throws(TranslationUnit.Failure) -> Reading {
    let (unit, stubs) = try repairedUnit()
    var collector = HeaderCollector(unit, files, directives: directives())
    let (header, directives) = collector.collect()
    var diagnostics = remainingErrors(unit, header)
    diagnostics += directives.sorted { $0.key < $1.key }.flatMap(\.value.strayDirectives)
    if let note = note(stubs) { diagnostics.append(note) }
    return Reading(header: header, diagnostics: diagnostics)
  }

  // MARK: Parsing

  /// Each pass lets the compiler see more, and find more that is missing.
  private static let mostPasses = 12

  private func repairedUnit() throws(TranslationUnit.Failure) -> (TranslationUnit, HeaderStubs) {
    var stubs = HeaderStubs()
    var unit = try parse(stubs)
    for _ in 1..<Self.mostPasses {
      let errors = unit.diagnostics.filter(\.isError)
      guard !errors.isEmpty else { break }
      var repair = HeaderRepair(DeclarationIndex(unit), files)
      var repaired = stubs
      for error in errors {
        for fix in repair.fixes(for: error) { repaired.add(fix) }
      }
      if repaired == stubs { break }
      stubs = repaired
      unit = try parse(stubs)
    }
    return (unit, stubs)
  }

  private func parse(_ stubs: HeaderStubs) throws(TranslationUnit.Failure) -> TranslationUnit {
    let path = "\(HeaderFiles.stubFolder)/proxygen-main.m"
    let main = TranslationUnit.VirtualFile(path: path, text: mainText(stubs))
    return try TranslationUnit(
      path, ClangArguments.arguments(for: request, resourceFolder: resourceFolder),
      [main] + stubs.files + (request.sdk == nil ? Prelude.files : []), library: library)
  }

  /// A file that includes all headers, so that what they share is read once.
  private func mainText(_ stubs: HeaderStubs) -> String {
    let paths = request.headers.map(\.realPath)
    let ordered = stubs.promoted.reversed() + paths.filter { !stubs.promoted.contains($0) }
    let kit = ClangArguments.isForMac(request) ? "AppKit/AppKit.h" : "UIKit/UIKit.h"
    let before =
      ["<Foundation/Foundation.h>"] + (request.sdk == nil ? ["<\(kit)>"] : [])
      + ["\"\(HeaderStubs.path)\""]
    return (before + ordered.map { "\"\($0)\"" }).map { "#import \($0)\n" }.joined()
  }

  // MARK: Text

  private func directives() -> [String: DirectiveReader] {
    var readers: [String: DirectiveReader] = [:]
    for header in request.headers {
      guard let data = FileManager.default.contents(atPath: header.realPath) else { continue }
      readers[header.realPath] = DirectiveReader(
        String(decoding: data, as: UTF8.self), path: header.path)
    }
    return readers
  }

  // MARK: Diagnostics

  /// Errors that nothing helped against: in a protocol they may have cost a requirement, elsewhere they matter less.
  private func remainingErrors(_ unit: TranslationUnit, _ header: ObjCHeader) -> [Diagnostic] {
    unit.diagnostics.filter(\.isError).map { error in
      let place = Diagnostic.Place.source(files.location(error.location))
      return .warning(
        "header-error", at: place,
        "the compiler does not understand the header here: \(error.message); give it what is missing with "
          + "-I, -F or -D")
    }
  }

  private func note(_ stubs: HeaderStubs) -> Diagnostic? {
    guard let summary = stubs.summary, let first = request.headers.first else { return nil }
    return .note(
      "made-up", at: .file(first.path),
      "what no header declares was made up: \(summary); -I, -F, -D and --sdk say where it is")
  }
}
