/// A script for bash, from 3.2 on, which macOS has.
struct BashCompletions {
  let commands: [CommandDescription]
  let rootOptions: [OptionDescription]

  var text: String {
    [head, optionTable, valueTable, operandTable, Self.body].joined(separator: "\n")
  }

  private var head: String {
    "# bash completion for \(Program.name), made by '\(Program.name) completions bash'.\n"
  }

  private var optionTable: String {
    let rows = [row("''", rootOptions)] + commands.map { row($0.name.rawValue, $0.options) }
    return """
      # The options of a command.
      _proxygen_options() {
        case $1 in
      \(rows.joined(separator: "\n"))
        esac
      }

      """
  }

  private func row(_ pattern: String, _ options: [OptionDescription]) -> String {
    let words = options.flatMap(\.name.spellings).joined(separator: " ")
    return "    \(pattern)) list='\(words)' ;;"
  }

  private var valueTable: String {
    let rows = commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard case .value(let value) = option.argument else { return nil }
        let patterns = option.name.spellings.map { "'\(command.name.rawValue) \($0)'" }
        return "    \(patterns.joined(separator: " | "))) \(assignments(value.completion)) ;;"
      }
    }
    return """
      # What an option of a command takes; fails for one that takes nothing.
      _proxygen_value() {
        case "$1 $2" in
      \(rows.joined(separator: "\n"))
          *) return 1 ;;
        esac
      }

      """
  }

  private var operandTable: String {
    let rows = commands.flatMap { command in
      let name = command.name.rawValue
      return switch command.operandCompletion {
      case .each(let completion): ["    '\(name) '*) \(assignments(completion)) ;;"]
      case .inOrder(let completions):
        completions.enumerated().map { "    '\(name) \($0)') \(assignments($1)) ;;" }
      }
    }
    let names = commands.map(\.name.rawValue)
    return """
      # What may stand on the command line of a command after so many operands.
      _proxygen_operand() {
        case "$1 $2" in
          ' '*) \(assignments(.words(names))) ;;
      \(rows.joined(separator: "\n"))
          *) kind=nothing ;;
        esac
      }

      """
  }

  private func assignments(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "kind=nothing"
    case .file(let extensions) where !extensions.isEmpty:
      "kind=file list='\(extensions.joined(separator: " "))'"
    case .file, .path: "kind=path"
    case .folder: "kind=folder"
    case .words(let words): "kind=words list='\(words.joined(separator: " "))'"
    case .wordsOrFolder(let words): "kind=words-folder list='\(words.joined(separator: " "))'"
    }
  }

  private static let body = """
    _proxygen_offer() {
      local extension
      case $kind in
        words*) COMPREPLY=($(compgen -W "$list" -- "$current")) ;;
      esac
      case $kind in
        words | nothing) return ;;
      esac
      compopt -o filenames 2>/dev/null
      # Names may have spaces.
      local extensions=($list) IFS=$'\\n'
      case $kind in
        path) COMPREPLY=($(compgen -f -- "$current")) ;;
        *folder) COMPREPLY+=($(compgen -d -- "$current")) ;;
        file)
          COMPREPLY=($(compgen -d -- "$current"))
          for extension in "${extensions[@]}"; do
            COMPREPLY+=($(compgen -f -X "!*.$extension" -- "$current"))
          done
          ;;
      esac
    }

    _proxygen() {
      local current=${COMP_WORDS[COMP_CWORD]} command= pending= ended= operands=0
      local kind= list= word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $pending ]]; then
          # '--name=value' comes as three words.
          [[ $word == = ]] || pending=
        elif [[ -z $command ]]; then
          [[ $word == -* ]] || command=$word
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -?* ]]; then
          _proxygen_value "$command" "$word" && pending=$word
        else
          operands=$((operands + 1))
        fi
      done
      kind= list=
      if [[ -n $pending ]]; then
        [[ $current == = ]] && current=
        _proxygen_value "$command" "$pending"
      elif [[ -z $ended && $current == -* ]]; then
        kind=words
        _proxygen_options "$command"
      else
        _proxygen_operand "$command" "$operands"
      fi
      _proxygen_offer
    }

    complete -F _proxygen \(Program.name)

    """
}
