// The least that a program can do which parses with the toolchain's parser: of each file that `trees` makes, the declarations that
// matter, on all processors, and nothing else.
import Foundation
import SwiftParser
import SwiftSyntax

let folder = CommandLine.arguments[1]
let names = try FileManager.default.contentsOfDirectory(atPath: folder)
let last = Data("private var count".utf8)

DispatchQueue.concurrentPerform(iterations: names.count) { index in
  guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(names[index])"),
    let end = bytes.firstRange(of: last)?.lowerBound
  else { return }
  let slice = Array(bytes[..<end] + Data("}\n".utf8))
  let count = slice.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
  if count == 0 { print("nothing in \(names[index])") }
}
