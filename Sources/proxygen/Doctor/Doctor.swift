import Essentials
import ObjCFrontEnd

/// Looks for all that proxygen uses of a machine, in the ways in which it does itself.
struct Doctor: Sendable {
  let environment: [String: String]
  let childProcess: ChildProcess
  let xcrun: String?
  let headers: HeaderProcess

  func examinations() -> [Examination] {
    [compiler, swiftSyntax, interfacePrinter, libclang] + sdk + [cache]
  }

  /// What makes one proxygen's output differ from another's, without a thorough look at any of it.
  func versions() -> [Examination] { [compiler, swiftSyntax, firstLibclang] }

  private var finder: ToolchainFinder {
    ToolchainFinder(environment: environment, childProcess: childProcess, xcrun: xcrun)
  }

  private static let installing =
    "Install a Swift 6 toolchain from https://swift.org/install, or Xcode, and put its 'usr/bin' on the PATH."

  private var compiler: Examination {
    let subject = "Swift toolchain"
    guard let path = try? finder.compiler() else {
      return Examination(
        subject: subject,
        result: .missing(
          "there is no 'swiftc' on the PATH",
          advice: "Modules can't be read by name ('--module'). " + Self.installing))
    }
    guard let outcome = try? childProcess.run(path, ["--version"], environment),
      outcome.status == 0
    else {
      return Examination(
        subject: subject,
        result: .missing("\(path) does not run", advice: "Try it by hand. " + Self.installing))
    }
    return Examination(subject: subject, result: .found("\(path), \(outcome.output.firstLine)"))
  }

  /// The one that this very process runs with: out of the toolchain that built it, or beside it.
  private var swiftSyntax: Examination {
    let library = Platform.loadedLibraries().first {
      FilePath.lastPart(of: $0) == "libSwiftSyntax.\(Platform.librarySuffix)"
    }
    return Examination(
      subject: "SwiftSyntax", result: library.map { .found($0) } ?? .absent("in the program itself")
    )
  }

  private var interfacePrinter: Examination {
    let subject = "interface printer"
    do {
      let toolchain = try finder.find(ModuleLookup())
      let path = URL(fileURLWithPath: toolchain.interfacePrinter).standardizedFileURL.path
      return Examination(subject: subject, result: .found(path))
    } catch {
      return Examination(
        subject: subject,
        result: .missing(
          error.diagnostic.message,
          advice: "Without it, modules can't be read by name ('--module'); sources and headers can."
        ))
    }
  }

  private var libclangs: [String] {
    LibclangSearch(environment: environment, finder: finder).candidates()
  }

  private var firstLibclang: Examination {
    let found = libclangs.first.map { path in
      "\(path), \(ObjCFrontEnd.libraryVersion(path) ?? "of an unknown version")"
    }
    return Examination(
      subject: "libclang", result: found.map { .found($0) } ?? .absent("none is there"))
  }

  private var libclang: Examination {
    let candidates = libclangs
    let probe = HeaderProbe(headers: headers)
    for path in candidates {
      guard let answer = probe.ask(path) else { continue }
      return Examination(subject: "libclang", result: .found("\(path), \(answer)"))
    }
    let advice =
      environment[LibclangSearch.variable].map { _ in
        "Correct the variable \(LibclangSearch.variable), or remove it."
      } ?? "Install it ('apt-get install libclang-dev', 'brew install llvm', or Xcode)"
      + ", or name the library in the variable \(LibclangSearch.variable). If it is there, build proxygen again: it has to see its "
      + "headers."
    return Examination(
      subject: "libclang",
      result: .missing(
        candidates.isEmpty
          ? "none is there" : "none works of \(candidates.joined(separator: ", "))",
        advice: "Objective-C headers can't be read without it. " + advice))
  }

  /// Nothing on systems that have none.
  private var sdk: [Examination] {
    guard let xcrun else {
      return [
        Examination(
          subject: "SDK",
          result: .absent("none on this system; Apple's headers are made up as far as needed"))
      ]
    }
    let outcome = try? childProcess.run(xcrun, ["--show-sdk-path"], environment)
    guard let outcome, outcome.status == 0 else {
      return [
        Examination(
          subject: "SDK",
          result: .missing(
            "\(xcrun) finds none",
            advice: "Install Xcode or the command line tools: 'xcode-select --install'."))
      ]
    }
    return [Examination(subject: "SDK", result: .found("\(outcome.output.firstLine), by \(xcrun)"))]
  }

  private var cache: Examination {
    guard let folder = CacheFolder(environment: environment) else {
      return Examination(
        subject: "cache",
        result: .missing(
          "no folder",
          advice:
            "Everything works, but modules are read anew each time. Set HOME, or PROXYGEN_CACHE to an absolute path."
        ))
    }
    var existing = folder.path
    while access(existing, F_OK) != 0, existing != "/" {
      existing = FilePath.folder(of: existing)
    }
    guard access(existing, W_OK) == 0 else {
      return Examination(
        subject: "cache",
        result: .missing(
          "\(folder.path) can't be written",
          advice: "Change its permissions, or set PROXYGEN_CACHE to a folder of yours."))
    }
    return Examination(subject: "cache", result: .found(folder.path))
  }
}
