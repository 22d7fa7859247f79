import Diagnostics
import Essentials
import ObjCFrontEnd

/// Headers that are read in as few processes as can be: all in one, and where that one fails, in halves.
struct HeaderBatch {
  let reader: HeaderProcess
  /// Nil to read everything anew.
  let cache: HeaderCache?
  private(set) var files: [ImportedHeaders.File] = []
  private var found: [Diagnostic] = []
  private var failures: [(path: String, failure: HeaderProcess.Failure)] = []
  private var libraryDiagnostic: Diagnostic?

  init(reader: HeaderProcess, cache: HeaderCache?) {
    self.reader = reader
    self.cache = cache
  }

  mutating func read(_ request: HeaderRequest) {
    guard libraryDiagnostic == nil else { return }
    if let known = cache?.headers(for: request) { return add(known) }
    let start = Date()
    do {
      let outcome = try reader.read(request)
      try add(outcome)
      if case .imported(let headers) = outcome { cache?.store(headers, for: request, since: start) }
    } catch {
      split(request, error)
    }
  }

  private mutating func split(_ request: HeaderRequest, _ failure: HeaderProcess.Failure) {
    let headers = request.headers
    guard headers.count > 1 else {
      if let path = headers.first?.path { failures.append((path, failure)) }
      return
    }
    for half in [headers.prefix(headers.count / 2), headers.dropFirst(headers.count / 2)] {
      var part = request
      part.headers = Array(half)
      read(part)
    }
  }

  private mutating func add(_ outcome: HeaderOutcome) throws(HeaderProcess.Failure) {
    switch outcome {
    case .imported(let headers): add(headers)
    case .noLibrary(let reasons): libraryDiagnostic = .noLibclang(reasons)
    case .refused(let code): throw .refused(code: code)
    }
  }

  private mutating func add(_ headers: ImportedHeaders) {
    found += headers.diagnostics
    for file in headers.files where !files.contains(where: { $0.realPath == file.realPath }) {
      files.append(file)
      found += file.text.diagnostics
    }
  }

  /// - Parameter isNamed: whether the user named a header, rather than the folder that it lies in.
  func diagnostics(isNamed: (String) -> Bool) -> [Diagnostic] {
    if let libraryDiagnostic { return [libraryDiagnostic] }
    return found
      + failures.map { path, failure in
        let severity: Diagnostic.Severity = isNamed(path) ? .error : .warning
        return Diagnostic(
          severity, at: .file(path), rule: "header-not-read", failure.message)
      }
  }
}
