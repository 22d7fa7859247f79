import Foundation

#if LIBFUZZER
  /// libFuzzer's own: "Using libFuzzer as a library" in its documentation.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif

/// LLVM's fuzzer, which finds inputs by the code that they reach.
enum LibFuzzer {
  static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 {
    #if LIBFUZZER
      var pointers = (["fuzz"] + arguments).map { strdup($0) } + [nil]
      var count = Int32(pointers.count - 1)
      return pointers.withUnsafeMutableBufferPointer { buffer in
        guard var base = buffer.baseAddress else { return 2 }
        return runDriver(&count, &base) { bytes, size in
          LibFuzzer.give(Array(UnsafeBufferPointer(start: bytes, count: size)))
          return 0
        }
      }
    #else
      FileHandle.standardError.write(Data("fuzz: this is a build without libFuzzer\n".utf8))
      return 2
    #endif
  }

  /// The target that the command line names: a C function can't hold on to one.
  private static let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.named)

  /// Ends the process where something is wrong, which libFuzzer takes for a crash.
  private static func give(_ bytes: [UInt8]) {
    guard let target else { return }
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      if let finding = await target.finding(bytes) {
        FileHandle.standardError.write(Data("fuzz: \(target.name): \(finding)\n".utf8))
        abort()
      }
      done.signal()
    }
    done.wait()
  }
}
