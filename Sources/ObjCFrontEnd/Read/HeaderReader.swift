import Diagnostics
import Essentials

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
    /// The real path of each file that something is declared in, by the path that locations name.
    var realPaths: [String: String] = [:]
    var basis = HeaderBasis()

    func importedHeaders(_ request: HeaderRequest) -> ImportedHeaders {
      let texts = SwiftImport.texts(of: header)
      let inputs = request.headers.map(\.path)
      let others = texts.keys.filter { !inputs.contains($0) }.sorted()
      let files = (inputs + others).map { path in
        ImportedHeaders.File(
          path: path, realPath: realPaths[path] ?? path, text: texts[path] ?? ImportedText())
      }
      return ImportedHeaders(files: files, diagnostics: diagnostics, basis: basis)
    }
  }

  init(_ request: HeaderRequest, _ library: Libclang, resourceFolder: String?) {
    self.request = request
    self.library = library
    self.resourceFolder = resourceFolder
    files = HeaderFiles(request)
  }

  func read() throws(TranslationUnit.Failure) -> Reading {
    let (unit, stubs) = try repairedUnit()
    var collector = HeaderCollector(unit, files, directives: directives())
    // Without an SDK, nobody knows what the headers that are made up declare.
    collector.takesDeclaredForDefined = request.sdk == nil
    var (header, directives) = collector.collect()
    header.frameworks = Set(header.frameworks).union(stubs.modules).sorted()
    header.frameworksByFile = header.frameworksByFile.mapValues { own in
      own.isEmpty ? [] : Set(own).union(stubs.modules).sorted()
    }
    // A libclang that applies them has the same result.
    let notes = NotesFiles.paths(
      for: request,
      frameworks: Set(header.frameworks).union(header.symbols.systemFrameworks).sorted())
    var diagnostics: [Diagnostic] = []
    for path in notes {
      guard let file = NotesFiles.notes(at: path) else { continue }
      header.apply(file)
      if file.hasNamesOfSwift5, files.isTrusted(path) { diagnostics.append(namesDiffer(path)) }
    }
    // A prefix header has Foundation where nothing is included.
    if header.frameworks.isEmpty { header.frameworks = ["Foundation"] }
    MethodParents.add(to: &header)
    diagnostics += remainingErrors(unit)
    diagnostics += directives.sorted { $0.key < $1.key }.flatMap(\.value.strayDirectives)
    if let note = note(stubs) { diagnostics.append(note) }
    let read = Set(request.headers.map(\.realPath) + collector.includedPaths + notes).sorted()
    return Reading(
      header: header, diagnostics: diagnostics, realPaths: collector.realPaths,
      basis: HeaderBasis(files: read, missing: stubs.missingHeaders))
  }

  // MARK: Parsing

  /// Each pass lets the compiler see more, and find more that is missing.
  private static let mostPasses = 12

  private func repairedUnit() throws(TranslationUnit.Failure) -> (TranslationUnit, HeaderStubs) {
    var stubs = HeaderStubs(neighbours: request.neighbours)
    var unit = try parse(stubs)
    for _ in 1..<Self.mostPasses {
      let errors = unit.diagnostics.filter(\.isError)
      guard !errors.isEmpty else { break }
      var repair = HeaderRepair(DeclarationIndex(unit), files)
      let fixes = errors.flatMap { repair.fixes(for: $0) }
      // Much of the rest may be in the headers that are missing.
      let headers = fixes.filter(\.isHeader)
      var repaired = stubs
      for fix in headers.isEmpty ? fixes : headers { repaired.add(fix) }
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
      [main] + stubs.files + (request.sdk == nil ? Prelude.files : []),
      inputs: Set(request.headers.map(\.realPath)), library: library)
  }

  /// A file that includes all headers, so that what they share is read once.
  private func mainText(_ stubs: HeaderStubs) -> String {
    let paths = request.headers.map(\.realPath)
    let ordered = stubs.promoted.reversed() + paths.filter { !stubs.promoted.contains($0) }
    let kit = ClangArguments.isForMac(request) ? "AppKit/AppKit.h" : "UIKit/UIKit.h"
    let before =
      ["<Foundation/Foundation.h>"] + (request.sdk == nil ? ["<\(kit)>"] : [])
      + stubs.modules.sorted().map { "<\($0)/\($0).h>" } + ["\"\(HeaderStubs.path)\""]
    return (before + (umbrellas + ordered).map(HeaderStubs.quoted)).map { "#import \($0)\n" }
      .joined()
  }

  /// A header of a framework counts on what the others there declare.
  private var umbrellas: [String] {
    let candidates = request.headers.compactMap { header -> String? in
      guard let range = header.realPath.ranges(of: ".framework/Headers/").last
      else { return nil }
      let name = header.realPath[..<range.lowerBound].split(separator: "/").last ?? ""
      return "\(header.realPath[..<range.upperBound])\(name).h"
    }
    return Set(candidates).filter { FileManager.default.fileExists(atPath: $0) }.sorted()
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

  /// So many errors are worth reading.
  private static let mostErrors = 10

  /// Errors that nothing helped against.
  private func remainingErrors(_ unit: TranslationUnit) -> [Diagnostic] {
    let errors = unit.diagnostics.filter { $0.isError && !Self.isHarmless($0.message) }
    var found: [Diagnostic] = errors.prefix(Self.mostErrors).map { error in
      let isTold = error.location.map { files.isTrusted($0.path) } ?? true
      let words = isTold ? ": \(error.message)" : ""
      return .warning(
        "header-error", at: .source(files.location(error.location)),
        "the compiler does not understand the header here\(words); give it what is missing with -I, -F or -D"
      )
    }
    if errors.count > Self.mostErrors, let next = errors.dropFirst(Self.mostErrors).first {
      found.append(
        .note(
          "header-error", at: .source(files.location(next.location)),
          "there are \(errors.count - Self.mostErrors) more such places from here on"))
    }
    return found
  }

  /// Modules are included as headers; attributes in `__has_attribute` may be those that were redefined.
  private static func isHarmless(_ message: String) -> Bool {
    message.hasPrefix("use of '@import'") || message == "missing ')' after 'annotate'"
  }

  private func namesDiffer(_ path: String) -> Diagnostic {
    .note(
      "names-of-swift-5", at: .file(files.shownPath(path)),
      "these API notes have other names for the Swift 5 language mode; the output has those of the Swift 6 mode"
    )
  }

  private func note(_ stubs: HeaderStubs) -> Diagnostic? {
    guard let summary = stubs.summary, let first = request.headers.first else { return nil }
    return .note(
      "made-up", at: .file(first.path),
      "what no header declares was made up: \(summary); -I, -F, -D and --sdk say where it is")
  }
}
