import Foundation
import TestSupport
import Testing

/// The subject behind optional events of Objective-C protocols, which no native program has: its template is Swift as it is.
@Suite struct GatedSubjectTests {
  @Test(arguments: LanguageMode.allCases)
  func tellsOfEachSubscriber(_ mode: LanguageMode) throws {
    let template = Repository.root.appendingPathComponent(
      "Templates/combine/gated-subject.mustache")
    let lines = try String(contentsOf: template, encoding: .utf8).split(separator: "\n")
    let subject = lines.dropFirst().joined(separator: "\n")
      .replacingOccurrences(of: "fileprivate ", with: "")
    let run = try NativeProgram(
      FileTree(texts: [
        "main.swift": "import Combine\nimport Foundation\n\(subject)\n\(Self.program)"
      ]),
      mode
    ).run()
    #expect(run.isSuccess, "\(run.errors)")
    #expect(run.output == Self.output)
  }

  private static let program = """
    let subject = GatedSubject<Int>()
    subject.onChange = { print("has subscribers: \\(subject.hasSubscribers)") }
    var first: AnyCancellable? = subject.sink { print("first \\($0)") }
    let second = subject.sink(
      receiveCompletion: { print("second \\($0)") }, receiveValue: { print("second \\($0)") })
    subject.send(1)
    print("the first ends")
    first?.cancel()
    first?.cancel()
    first = nil
    subject.send(2)
    print("one is enough for the third")
    subject.first().sink { print("third \\($0)") }.cancel()
    print("the end")
    subject.send(completion: .finished)
    second.cancel()
    print("after the end")
    let late = subject.sink(receiveCompletion: { print("late \\($0)") }, receiveValue: { _ in })
    late.cancel()

    """

  private static let output = """
    has subscribers: true
    first 1
    second 1
    the first ends
    second 2
    one is enough for the third
    the end
    has subscribers: false
    second finished
    after the end
    has subscribers: true
    has subscribers: false
    late finished

    """
}
