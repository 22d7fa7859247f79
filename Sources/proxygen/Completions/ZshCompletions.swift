/// A function for zsh's completion system, to be found in `fpath` as `_proxygen`.
struct ZshCompletions {
  let commands: [CommandDescription]
  let rootOptions: [OptionDescription]

  var text: String {
    let names = commands.map { command in
      let summary =
        command.summary.hasSuffix(".") ? command.summary.dropLast() : command.summary[...]
      return "        \("\(command.name.rawValue):\(Self.escaped(String(summary)))".singleQuoted)"
    }
    return """
      #compdef \(Program.name)
      # zsh completion for \(Program.name), made by '\(Program.name) completions zsh'.

      _proxygen() {
        local curcontext="$curcontext" state state_descr line ret=1
        typeset -A opt_args
        _arguments -C -S \\
      \(rootOptions.map { "    \(specification($0)) \\" }.joined(separator: "\n"))
          '1:command:->command' '*::argument:->arguments' && ret=0

        case $state in
          command)
            local -a commands
            commands=(
      \(names.joined(separator: "\n"))
            )
            _describe -t commands command commands && ret=0
            ;;
          arguments)
            case $words[1] in
      \(commands.map(branch).joined(separator: "\n"))
            esac
            ;;
        esac
        return ret
      }

      if [[ $funcstack[1] == _proxygen ]]; then
        _proxygen "$@"
      else
        compdef _proxygen \(Program.name)
      fi

      """
  }

  private func branch(_ command: CommandDescription) -> String {
    let lines = command.options.map(specification) + operands(command)
    return "        \(command.name.rawValue))\n          _arguments -s -S \\\n"
      + lines.map { "            \($0) \\\n" }.joined() + "            && ret=0\n          ;;"
  }

  private func operands(_ command: CommandDescription) -> [String] {
    let message = Self.escaped(command.operandPlaceholder)
    return switch command.operandCompletion {
    case .each(let completion): ["*:\(message):\(action(completion))".singleQuoted]
    case .inOrder(let completions):
      completions.enumerated().map { "\($0 + 1):\(message):\(action($1))".singleQuoted }
    }
  }

  /// Options that take a value may be repeated; help and version stand alone.
  private func specification(_ option: OptionDescription) -> String {
    let explanation = "[\(Self.escaped(option.brief))]"
    let spellings = option.name.spellings
    guard case .value(let value) = option.argument else {
      let isAlone = ["help", "version"].contains(option.name.long)
      let excluded =
        isAlone ? "(- *)" : spellings.count > 1 ? "(\(spellings.joined(separator: " ")))" : ""
      return Self.joined(excluded, spellings, explanation)
    }
    let taking = spellings.map { $0.hasPrefix("--") ? "\($0)=" : "\($0)+" }
    let rest = "\(explanation):\(Self.escaped(value.placeholder)):\(action(value.completion))"
    return Self.joined("*", taking, rest)
  }

  /// `'(- *)'{-h,--help}'[…]'`.
  private static func joined(_ head: String, _ spellings: [String], _ rest: String) -> String {
    guard spellings.count > 1 else {
      return (head + spellings.joined() + rest).singleQuoted
    }
    return (head.isEmpty ? "" : head.singleQuoted) + "{\(spellings.joined(separator: ","))}"
      + rest.singleQuoted
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .file(let extensions) where !extensions.isEmpty:
      "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    case .file, .path: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordsOrFolder(let words):
      // The colons belong to the inner specifications.
      "{_alternative \"names\\:name\\:(\(words.joined(separator: " ")))\" "
        + "\"folders\\:folder\\:_files -/\"}"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
