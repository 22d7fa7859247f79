import Testing

@testable import proxygen

/// A command with every shape of option.
private struct Sample: Equatable, Sendable {
  var verbose = false
  var quiet = false
  var output: String?
  var items: [String] = []
  var color = Color.never

  enum Color: String, CaseIterable, Sendable {
    case never, always
  }

  static let options: [CommandOption<Sample>] = [
    .flag(.both("v", "verbose"), \.verbose, help: "Say more."),
    .flag(.both("q", "quiet"), \.quiet, help: "Say less."),
    .value(.both("o", "output"), "FILE", .path, into: \.output, help: "Write to FILE.") {
      (text) throws(RefusedValue) in try notEmpty(text)
    },
    .list(.long("item"), "NAME", into: \.items, help: "Add NAME.") { $0 },
    .list(.short("I"), "DIR", .folder, into: \.items, help: "Add DIR.") { $0 },
    .choice(.long("color"), into: \.color, help: "Use colour."),
    .flag(.long("colorless"), \.quiet, help: "Use none."),
    .help,
  ]
}

private struct Parsed: Equatable {
  var sample: Sample
  var operands: [String]
}

/// The outcome, or nil for help.
private func parse(
  _ arguments: String..., ordering: ArgumentParser<Sample>.Ordering = .anywhere
) throws -> Parsed? {
  var parser = ArgumentParser(
    command: .generate, options: Sample.options, ordering: ordering, initial: Sample())
  switch try parser.parse(arguments) {
  case .help: return nil
  case .options(let sample, let operands): return Parsed(sample: sample, operands: operands)
  }
}

private func failure(_ arguments: String...) -> UsageError? {
  var parser = ArgumentParser(command: .generate, options: Sample.options, initial: Sample())
  do {
    _ = try parser.parse(arguments)
    return nil
  } catch {
    return error
  }
}

struct ArgumentParserTests {
  @Test(arguments: [
    ["--output", "x"], ["--output=x"], ["--out", "x"], ["--out=x"], ["-o", "x"], ["-ox"],
    ["-o", "first", "--output=x"],
  ])
  func everySpellingOfAValue(arguments: [String]) throws {
    var parser = ArgumentParser(command: .generate, options: Sample.options, initial: Sample())
    guard case .options(let sample, let operands) = try parser.parse(arguments) else {
      Issue.record("help was not asked for")
      return
    }
    #expect(sample == Sample(output: "x"))
    #expect(operands == [])
  }

  @Test func valuesKeepWhatLooksLikeSyntax() throws {
    #expect(try parse("--output=a=b")?.sample.output == "a=b")
    #expect(try parse("--output", "--verbose")?.sample == Sample(output: "--verbose"))
    #expect(try parse("-o", "--")?.sample == Sample(output: "--"))
    #expect(try parse("-o", "-")?.sample == Sample(output: "-"))
    #expect(try parse("-o=x")?.sample == Sample(output: "=x"))
    #expect(try parse("--item=")?.sample == Sample(items: [""]))
  }

  @Test func flagsCluster() throws {
    #expect(try parse("-vq")?.sample == Sample(verbose: true, quiet: true))
    #expect(try parse("-vqofile")?.sample == Sample(verbose: true, quiet: true, output: "file"))
    #expect(try parse("-vo", "file")?.sample == Sample(verbose: true, output: "file"))
    #expect(try parse("-ov")?.sample == Sample(output: "v"))
  }

  @Test func listsKeepTheirOrderAcrossNames() throws {
    let parsed = try parse("--item", "a", "-Ib", "--item=c", "-I", "a")
    #expect(parsed?.sample.items == ["a", "b", "c", "a"])
  }

  @Test func operandsAndOptionsMix() throws {
    let parsed = try parse("a", "-v", "-", "--output", "x", "b")
    #expect(
      parsed == Parsed(sample: Sample(verbose: true, output: "x"), operands: ["a", "-", "b"]))
  }

  @Test func twoHyphensEndTheOptions() throws {
    let parsed = try parse("a", "--", "-v", "--", "--output", "-")
    #expect(parsed == Parsed(sample: Sample(), operands: ["a", "-v", "--", "--output", "-"]))
  }

  @Test func operandsMayEndTheOptions() throws {
    let parsed = try parse("-v", "a", "-q", "--", ordering: .beforeOperands)
    #expect(parsed == Parsed(sample: Sample(verbose: true), operands: ["a", "-q", "--"]))
  }

  @Test func aWholeNameWinsOverALongerOne() throws {
    #expect(try parse("--color", "always")?.sample.color == .always)
  }

  @Test func helpEndsParsing() throws {
    #expect(try parse("--help", "--bogus") == nil)
    #expect(try parse("-vh") == nil)
    #expect(try parse("--he") == nil)
    #expect(failure("--bogus", "--help")?.rule == "unknown-option")
    #expect(try parse("-o", "--help")?.sample.output == "--help")
  }

  @Test(arguments: [
    (["--stile"], "unknown-option", "unknown option '--stile'"),
    (["--outptu=x"], "unknown-option", "unknown option '--outptu'; did you mean '--output'?"),
    (["-vx"], "unknown-option", "unknown option '-x'"),
    (["-quiet"], "unknown-option", "unknown option '-u'; did you mean '--quiet'?"),
    (["--=x"], "unknown-option", "unknown option '--'"),
    (
      ["--colo"], "ambiguous-option",
      "option '--colo' is ambiguous; possible: '--color', '--colorless'"
    ),
    (["--output"], "missing-value", "option '--output' needs a value: '--output FILE'"),
    (["-vo"], "missing-value", "option '-o' needs a value: '-o FILE'"),
    (["--verb=x"], "unexpected-value", "option '--verbose' takes no value, but got 'x'"),
    (["--help=x"], "unexpected-value", "option '--help' takes no value, but got 'x'"),
    (["--output="], "invalid-value", "option '--output': the value is empty"),
    (
      ["--color", "alwys"], "invalid-value",
      "option '--color': 'alwys' is not a possible value; did you mean 'always'?"
    ),
    (
      ["--color=blue"], "invalid-value",
      "option '--color': 'blue' is not a possible value; possible: 'never', 'always'"
    ),
  ])
  func errors(arguments: [String], rule: String, message: String) {
    var parser = ArgumentParser(command: .list, options: Sample.options, initial: Sample())
    #expect(throws: UsageError(command: .list, rule: rule, message: message)) {
      try parser.parse(arguments)
    }
  }

  @Test func theFirstErrorIsReported() {
    #expect(failure("--one", "--two")?.message == "unknown option '--one'")
  }
}
