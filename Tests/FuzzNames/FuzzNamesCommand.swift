import Foundation
import Oracle
import TestSupport

/// Compares the namer with the compiler on random headers.
///
/// - `fuzz-names COUNT [SEED]`: on COUNT methods, from the seed on. The first faults are shown small.
/// - `fuzz-names reader COUNT [SEED]`: compares what libclang reads with what was written.
/// - `fuzz-names header SEED`: shows the header for a seed.
enum FuzzNamesCommand {
  private static let members = 500
  private static let shrunkFaults = 3

  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit status: 1 where the two differ.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "header", let seed = arguments.last.flatMap({ UInt64($0) }) {
      print(ImportComparison.header(seed: seed, members: members))
      return 0
    }
    if arguments.first == "reader" { return compareReader(Array(arguments.dropFirst())) }
    let count = arguments.first.flatMap { Int($0) } ?? 100_000
    var seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    do {
      let importer = try Importer()
      var total = Total()
      while total.methods < count {
        let comparison = try ImportComparison(seed: seed, members: members, importer)
        for fault in comparison.faults {
          report(fault, seed: seed, isSmall: total.faults >= shrunkFaults, importer)
          total.faults += 1
        }
        total.add(comparison)
        seed += 1
      }
      print(total.text)
      return total.faults == 0 ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("seed \(seed): \(error)\n".utf8))
      return 2
    }
  }

  private static func compareReader(_ arguments: [String]) -> Int32 {
    let count = arguments.first.flatMap { Int($0) } ?? 10_000
    var seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var (methods, faults) = (0, 0)
    do {
      while methods < count {
        for library in ReaderComparison.libraries {
          let comparison = try ReaderComparison(seed: seed, members: members, library: library)
          for difference in comparison.differences {
            print("seed \(seed) \(library)\n\(difference)")
          }
          faults += comparison.differences.count
          methods += comparison.methodCount
        }
        seed += 1
      }
      print("\(methods) methods read, \(faults) differences")
      return faults == 0 ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("seed \(seed): \(error)\n".utf8))
      return 2
    }
  }

  private static func report(
    _ fault: ImportComparison.Difference, seed: UInt64, isSmall: Bool, _ importer: Importer
  ) {
    print("seed \(seed) #\(fault.number) \(fault)")
    guard !isSmall else { return }
    let smallest = HeaderShrinker.smallest(
      seed: seed, members: members, number: fault.number, importer)
    print("smallest:\n\(smallest.text)\(smallest.fault.map { "\($0)" } ?? "")\n")
  }
}

/// What a run has seen.
private struct Total {
  var (methods, declarations, faults) = (0, 0, 0)
  var known: [KnownDifference: Int] = [:]

  mutating func add(_ comparison: ImportComparison) {
    methods += comparison.methodCount
    declarations += comparison.declarationCount
    for reason in comparison.differences.compactMap(\.reason) { known[reason, default: 0] += 1 }
  }

  var text: String {
    let known = KnownDifference.allCases.map { "\($0.rawValue) \(self.known[$0] ?? 0)" }
    return "\(methods) methods, \(declarations) declarations, \(faults) differences"
      + " (known ones: \(known.joined(separator: ", ")))"
  }
}
