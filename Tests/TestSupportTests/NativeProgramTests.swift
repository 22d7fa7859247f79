import Foundation
import TestSupport
import Testing

/// The native stand-ins at work.
@Suite struct NativeProgramTests {
  private static let lampRuns = [
    "forward": """
    first: true
    observer: true
    proxy is delegate: true
    forwardee stays: true
    disposed
    first ends
    end

    """,
    "set": """
    set: true
    weak ends
    kept: false
    set ends
    kept ends
    end

    """,
    "answer": """
    observer: true
    observer: false
    disposed
    end

    """,
    "release": """
    one proxy: true
    parent ends
    completed
    disposed
    deallocated: next(())
    deallocated: completed
    proxy is gone: true
    parent ends
    completed
    disposed
    other is there: true
    other completed
    end

    """,
  ]

  @Test(arguments: lampRuns.keys.sorted(), LanguageMode.allCases)
  func proxyOfASwiftProtocol(run: String, mode: LanguageMode) throws {
    let program = try NativeProgram(Fixture.tree("Lamp"), mode)
    let result = try program.run([run])
    #expect(result.output == Self.lampRuns[run])
    #expect(result.isSuccess, "\(result.errors)")
  }

  @Test func secondDelegateTraps() throws {
    let result = try NativeProgram(Fixture.tree("Lamp")).run(["twice"])
    #expect(!result.isSuccess)
    #expect(result.errors.contains("A delegate is set already"))
    #expect(!result.output.contains("end"))
  }

  @Test(arguments: LanguageMode.allCases)
  func proxyOfAFoundationClass(mode: LanguageMode) throws {
    let result = try NativeProgram(Fixture.tree("XMLParser"), mode).run()
    #expect(
      result.output == """
        forwardee: a
        observer: a
        forwardee: b
        observer: b
        parsed: true
        completed
        end

        """)
    #expect(result.isSuccess, "\(result.errors)")
  }

  /// The expected lines are what RxSwift and RxRelay 6 print for the same program, and OpenCombine for that of Combine.
  @Test(arguments: ["Operators", "Combine"])
  func operatorsAndSubjectsDoAsTheRealOnes(fixture: String) throws {
    var sources = try Fixture.tree(fixture)
    let expected = sources.files.removeValue(forKey: "expected.txt")
    let result = try NativeProgram(sources).run()
    let difference = FileTree(["output": result.standardOutput])
      .difference(from: FileTree(["output": expected ?? Data()]))
    #expect(difference == nil, "\(difference ?? "")")
    #expect(result.isSuccess, "\(result.errors)")
  }

  @Test func associatedObjectsAndWhatOpenCombineLacks() throws {
    let result = try NativeProgram(Fixture.tree("Associations")).run()
    #expect(
      result.output == """
        # what is associated goes after its object
          first
          parent goes
          own goes
          first goes
          second goes
        # it can be replaced and taken away
          old goes
          new goes
          true
        # merged publishers
          1
          20
          30
          finished
        # a published property
          2
          count 2
          count 3

        """)
    #expect(result.isSuccess, "\(result.errors)")
  }

  @Test func argumentsAndInputReachTheProgram() throws {
    let text = "print(CommandLine.arguments.dropFirst().joined(), readLine() ?? \"\")\n"
    let program = try NativeProgram(FileTree(texts: ["main.swift": text]))
    #expect(try program.run(["a", "b"], input: Data("line\n".utf8)).output == "ab line\n")
  }

  @Test func whatIsCompiledIsKept() throws {
    func program(_ number: Int) throws -> URL {
      try NativeProgram(FileTree(texts: ["main.swift": "print(\(number))\n"])).executable
    }
    #expect(try program(1) == program(1))
    #expect(try program(1) != program(2))
  }

  @Test func diagnosticsAreThrown() throws {
    let sources = FileTree(texts: ["main.swift": "let number: Int = \"\"\n"])
    do {
      let program = try NativeProgram(sources)
      Issue.record("\(program) was built")
    } catch let failure as CompilationFailure {
      #expect(failure.description.contains("main.swift:1:19: error:"))
    }
  }
}
