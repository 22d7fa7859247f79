/// A script for fish.
struct FishCompletions {
  let commands: [CommandDescription]
  let rootOptions: [OptionDescription]

  var text: String {
    let root =
      rootOptions.map { line("", $0) }
      + commands.map { command in
        "complete -c \(Program.name) -n '__proxygen_at \"\"' -a \(command.name.rawValue) -d "
          + Self.quoted(command.summary)
      }
    return
      ([Self.head, takers, "complete -c \(Program.name) -f\n", root.joined(separator: "\n") + "\n"]
      + commands.map(block)).joined(separator: "\n")
  }

  private static let head = """
    # fish completion for \(Program.name), made by '\(Program.name) completions fish'.

    # Whether the command is $argv[1], and, with an $argv[2], so many operands stand before the cursor.
    function __proxygen_at
        set -l command ''
        set -l operands 0
        set -l takes no
        for word in (commandline -opc)[2..-1]
            if test $takes = yes
                set takes no
            else if test -z "$command"
                string match -q -- '-*' $word; or set command $word
            else if string match -q -- '-?*' $word
                __proxygen_takes_value "$command $word"; and set takes yes
            else
                set operands (math $operands + 1)
            end
        end
        test "$command" = "$argv[1]"; or return 1
        test (count $argv) -lt 2; or test $operands -eq $argv[2]
    end

    """

  private var takers: String {
    let words = commands.flatMap { command in
      command.options.flatMap { option -> [String] in
        if case .none = option.argument { return [] }
        return option.name.spellings.map { "'\(command.name.rawValue) \($0)'" }
      }
    }
    return """
      # Whether the option of the command takes the word after it.
      function __proxygen_takes_value
          contains -- $argv[1] \\
      \(words.map { "        \($0)" }.joined(separator: " \\\n"))
      end

      """
  }

  private func block(_ command: CommandDescription) -> String {
    let name = command.name.rawValue
    let operands: [String] =
      switch command.operandCompletion {
      case .each(let completion):
        arguments(completion).map {
          ["complete -c \(Program.name) -n '__proxygen_at \(name)'\($0)"]
        }
          ?? []
      case .inOrder(let completions):
        completions.enumerated().compactMap { index, completion in
          arguments(completion).map {
            "complete -c \(Program.name) -n '__proxygen_at \(name) \(index)'\($0)"
          }
        }
      }
    return (command.options.map { line(name, $0) } + operands).joined(separator: "\n") + "\n"
  }

  private func line(_ command: String, _ option: OptionDescription) -> String {
    let names =
      (option.name.short.map { " -s \($0)" } ?? "") + (option.name.long.map { " -l \($0)" } ?? "")
    let value: String
    switch option.argument {
    case .none: value = ""
    case .value(let description): value = " -r" + (arguments(description.completion) ?? " -f")
    }
    return "complete -c \(Program.name) -n '__proxygen_at \(command.isEmpty ? "\"\"" : command)'"
      + "\(names)\(value) -d \(Self.quoted(option.brief))"
  }

  /// Nil where nothing can be offered.
  private func arguments(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .file, .path: " -F"
    case .folder: " -f -a '(__fish_complete_directories)'"
    case .words(let words): " -f -a '\(words.joined(separator: " "))'"
    case .wordsOrFolder(let words):
      " -f -a '\(words.joined(separator: " ")) (__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
