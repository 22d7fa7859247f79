# bash completion for proxygen, made by 'proxygen completions bash'.

# The options of a command.
_proxygen_options() {
  case $1 in
    '') list='-h --help --version' ;;
    generate) list='-o --output --style --templates --keep-going --force --prune --list-outputs --depfile --stamp --shard --watch --poll --inputs-from --module --protocol --config --no-config -I -F -D --header-module --sdk --target --no-cache --diagnostics -h --help' ;;
    check) list='-o --output --style --templates --keep-going --inputs-from --module --protocol --config --no-config -I -F -D --header-module --sdk --target --no-cache --diagnostics -h --help' ;;
    list) list='--format -o --output --style --swift --inputs-from --module --protocol --config --no-config -I -F -D --header-module --sdk --target --no-cache --diagnostics -h --help' ;;
    explain) list='--style --config --no-config -I -F -D --header-module --sdk --target --no-cache --diagnostics -h --help' ;;
    config) list='--config --no-config -I -F -D --header-module --sdk --target --no-cache --diagnostics -h --help' ;;
    init) list='--diagnostics -h --help' ;;
    templates) list='--force --diagnostics -h --help' ;;
    doctor) list='-h --help' ;;
    completions) list='-h --help' ;;
    help) list='--man -h --help' ;;
  esac
}

# What an option of a command takes; fails for one that takes nothing.
_proxygen_value() {
  case "$1 $2" in
    'generate -o' | 'generate --output') kind=path ;;
    'generate --style') kind=words-folder list='rx combine async layered control' ;;
    'generate --templates') kind=folder ;;
    'generate --depfile') kind=path ;;
    'generate --stamp') kind=path ;;
    'generate --shard') kind=nothing ;;
    'generate --inputs-from') kind=path ;;
    'generate --module') kind=nothing ;;
    'generate --protocol') kind=nothing ;;
    'generate --config') kind=file list='json' ;;
    'generate -I') kind=folder ;;
    'generate -F') kind=folder ;;
    'generate -D') kind=nothing ;;
    'generate --header-module') kind=nothing ;;
    'generate --sdk') kind=folder ;;
    'generate --target') kind=nothing ;;
    'generate --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'check -o' | 'check --output') kind=path ;;
    'check --style') kind=words-folder list='rx combine async layered control' ;;
    'check --templates') kind=folder ;;
    'check --inputs-from') kind=path ;;
    'check --module') kind=nothing ;;
    'check --protocol') kind=nothing ;;
    'check --config') kind=file list='json' ;;
    'check -I') kind=folder ;;
    'check -F') kind=folder ;;
    'check -D') kind=nothing ;;
    'check --header-module') kind=nothing ;;
    'check --sdk') kind=folder ;;
    'check --target') kind=nothing ;;
    'check --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'list --format') kind=words list='table markdown json html' ;;
    'list -o' | 'list --output') kind=path ;;
    'list --style') kind=words-folder list='rx combine async layered control' ;;
    'list --inputs-from') kind=path ;;
    'list --module') kind=nothing ;;
    'list --protocol') kind=nothing ;;
    'list --config') kind=file list='json' ;;
    'list -I') kind=folder ;;
    'list -F') kind=folder ;;
    'list -D') kind=nothing ;;
    'list --header-module') kind=nothing ;;
    'list --sdk') kind=folder ;;
    'list --target') kind=nothing ;;
    'list --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'explain --style') kind=words-folder list='rx combine async layered control' ;;
    'explain --config') kind=file list='json' ;;
    'explain -I') kind=folder ;;
    'explain -F') kind=folder ;;
    'explain -D') kind=nothing ;;
    'explain --header-module') kind=nothing ;;
    'explain --sdk') kind=folder ;;
    'explain --target') kind=nothing ;;
    'explain --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'config --config') kind=file list='json' ;;
    'config -I') kind=folder ;;
    'config -F') kind=folder ;;
    'config -D') kind=nothing ;;
    'config --header-module') kind=nothing ;;
    'config --sdk') kind=folder ;;
    'config --target') kind=nothing ;;
    'config --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'init --diagnostics') kind=words list='text github gitlab json sarif' ;;
    'templates --diagnostics') kind=words list='text github gitlab json sarif' ;;
    *) return 1 ;;
  esac
}

# What may stand on the command line of a command after so many operands.
_proxygen_operand() {
  case "$1 $2" in
    ' '*) kind=words list='generate check list explain config init templates doctor completions help' ;;
    'generate '*) kind=file list='swift swiftinterface h' ;;
    'check '*) kind=file list='swift swiftinterface h' ;;
    'list '*) kind=file list='swift swiftinterface h' ;;
    'explain '*) kind=file list='swift swiftinterface h' ;;
    'config 0') kind=words list='lint dump schema' ;;
    'init 0') kind=folder ;;
    'templates 0') kind=words list='list show doc eject diff' ;;
    'templates 1') kind=words-folder list='rx combine async layered control' ;;
    'templates 2') kind=folder ;;
    'completions 0') kind=words list='bash zsh fish' ;;
    'help 0') kind=words list='generate check list explain config init templates doctor completions help' ;;
    *) kind=nothing ;;
  esac
}

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
  local extensions=($list) IFS=$'\n'
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

complete -F _proxygen proxygen
