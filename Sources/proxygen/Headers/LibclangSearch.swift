import Essentials

/// Where libclang may be.
struct LibclangSearch {
  /// Names the library to use instead of all others.
  static let variable = "PROXYGEN_LIBCLANG"

  let environment: [String: String]
  let finder: ToolchainFinder

  /// - Returns: libraries that are there, the best first: the toolchain's, those of LLVM, newest first, those of Xcode and
  ///   the command line tools. With the variable set, that one alone, there or not.
  func candidates() -> [String] {
    if let path = environment[Self.variable], !path.isEmpty { return [path] }
    let folders = toolchainFolder() + Self.llvmFolders + developerFolders()
    let names = ["libclang.\(Platform.librarySuffix)", "libclang.\(Platform.librarySuffix).1"]
    return folders.compactMap { folder in
      names.map { FilePath.join(folder, $0) }.first { access($0, R_OK) == 0 }
    }
  }

  private static let llvmFolders =
    (11...40).reversed().map { "/usr/lib/llvm-\($0)/lib" }
    + ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"]

  /// Beside the compiler, if it is no link to something that finds it; else where the compiler says.
  private func toolchainFolder() -> [String] {
    finder.libraryFolder().map { [$0] } ?? []
  }

  private func developerFolders() -> [String] {
    guard finder.xcrun != nil else { return [] }
    let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
    return [
      FilePath.join(developer, "Toolchains/XcodeDefault.xctoolchain/usr/lib"),
      "/Library/Developer/CommandLineTools/usr/lib",
    ]
  }
}
