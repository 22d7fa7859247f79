import Essentials

/// What an option is called on the command line.
enum OptionName: Hashable, Sendable {
  case long(String)
  case short(Character)
  case both(Character, String)

  var long: String? {
    switch self {
    case .long(let name), .both(_, let name): name
    case .short: nil
    }
  }

  var short: Character? {
    switch self {
    case .short(let letter), .both(let letter, _): letter
    case .long: nil
    }
  }

  /// How messages spell it: the long form where there is one (`--output`, `-I`).
  var spelling: String {
    switch self {
    case .long(let name), .both(_, let name): "--\(name)"
    case .short(let letter): "-\(letter)"
    }
  }
}

/// What a shell offers as a value.
enum Completion: Hashable, Sendable {
  case nothing
  case file(extensions: [String])
  case folder
  case path
  case words([String])
  case wordsOrFolder([String])
}

/// What a shell offers in the place of operands.
enum OperandCompletion: Hashable, Sendable {
  /// The same for all of them.
  case each(Completion)
  /// One for each operand, and nothing after them.
  case inOrder([Completion])
}

/// A value as help, man page and completions show it.
struct ValueDescription: Hashable, Sendable {
  /// In capitals (`DIR`), or the words to choose from (`text|json`).
  var placeholder: String
  var completion: Completion
}

/// One option as help, man page and completions show it.
struct OptionDescription: Hashable, Sendable {
  enum Argument: Hashable, Sendable {
    case none
    case value(ValueDescription)
  }

  var name: OptionName
  var argument: Argument
  /// Whole sentences without line breaks.
  var help: String

  /// The first clause of the help, where there is one line for it.
  var brief: String {
    let end = [". ", ": ", "; ", ", which "].compactMap { help.firstRange(of: $0)?.lowerBound }
      .min()
    let clause = help[..<(end ?? help.endIndex)]
    return String(clause.hasSuffix(".") ? clause.dropLast() : clause)
  }
}
