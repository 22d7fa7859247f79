import Foundation
import Oracle
import TestSupport

/// `fuzz-names COUNT [SEED]`: compares the namer with the compiler on COUNT random methods.
enum FuzzNamesCommand {
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "header", let seed = arguments.last.flatMap({ UInt64($0) }) {
      print(ImportComparison.header(seed: seed))
      return 0
    }
    let count = arguments.first.flatMap { Int($0) } ?? 100_000
    var seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    do {
      let importer = try Importer()
      var (methods, declarations, differences) = (0, 0, 0)
      while methods < count {
        let comparison = try ImportComparison(seed: seed, importer)
        methods += comparison.methodCount
        declarations += comparison.declarationCount
        differences += comparison.faults.count
        for difference in comparison.faults {
          print("seed \(seed) #\(difference.number) \(difference.source)")
          for line in difference.compiler { print("  compiler: \(line)") }
          for line in difference.namer { print("  namer:    \(line)") }
        }
        seed += 1
      }
      print("\(methods) methods, \(declarations) declarations, \(differences) differences")
      return differences == 0 ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("seed \(seed): \(error)\n".utf8))
      return 2
    }
  }
}
