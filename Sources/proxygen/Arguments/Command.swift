/// One command of proxygen: everything that parsing, help, completions and man page need to know about it.
struct Command<Options: Sendable>: Sendable {
  /// What stands on the command line beside the options.
  struct Operands: Sendable {
    /// As the usage line has it (`INPUT...`).
    var placeholder: String
    /// What may stand for it; empty when the placeholder says it all.
    var help: String
    var completion: OperandCompletion
    /// Takes the operands in, all at once, or says what is wrong with them.
    var store: @Sendable (inout Options, [String]) throws(RefusedOperands) -> Void
  }

  let name: CommandName
  /// One sentence.
  let summary: String
  /// Paragraphs without line breaks.
  let discussion: [String]
  let operands: Operands
  let options: [CommandOption<Options>]
  let examples: [CommandExample]
  let initial: Options
  let invocation: @Sendable (Options) -> Invocation

  init(
    name: CommandName, summary: String, discussion: [String], operands: Operands,
    options: [CommandOption<Options>], examples: [CommandExample], initial: Options,
    invocation: @escaping @Sendable (Options) -> Invocation
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.initial = initial
    self.invocation = invocation
  }

  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(command: name, options: options, initial: initial)
    switch try parser.parse(arguments) {
    case .help:
      return .help(.command(name))
    case .options(var result, let operands):
      do {
        try self.operands.store(&result, operands)
      } catch {
        throw UsageError(command: name, rule: error.rule, message: error.message)
      }
      return invocation(result)
    }
  }
}

/// Why the operands of a command were refused.
struct RefusedOperands: Error {
  var rule: String
  var message: String
}

/// A command without its types: what help, completions and man page are made from.
struct CommandDescription: Sendable {
  var name: CommandName
  var summary: String
  var discussion: [String]
  var operandPlaceholder: String
  var operandHelp: String
  var operandCompletion: OperandCompletion
  var options: [OptionDescription]
  var examples: [CommandExample]
}

extension Command {
  var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, discussion: discussion,
      operandPlaceholder: operands.placeholder, operandHelp: operands.help,
      operandCompletion: operands.completion, options: options.map(\.description),
      examples: examples)
  }
}

extension Command.Operands where Options: ReadsInputs {
  /// Without any, the configuration's.
  static var inputs: Self {
    Self(
      placeholder: "[INPUT...]",
      help:
        "A Swift file, a module interface ('.swiftinterface'), an Objective-C header ('.h'), a folder with such "
        + "files at any depth, a quoted glob ('Sources/**/*Delegate.swift'), or '-' for standard input. Without "
        + "any, those of the configuration.",
      completion: .each(.file(extensions: ["swift", "swiftinterface", "h"]))
    ) { (options, operands) throws(RefusedOperands) in
      guard !operands.contains("") else {
        throw RefusedOperands(rule: "empty-input", message: "an input has an empty name")
      }
      options.input.operands = operands
    }
  }
}
