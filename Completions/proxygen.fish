# fish completion for proxygen, made by 'proxygen completions fish'.

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

# Whether the option of the command takes the word after it.
function __proxygen_takes_value
    contains -- $argv[1] \
        'generate -o' \
        'generate --output' \
        'generate --style' \
        'generate --templates' \
        'generate --depfile' \
        'generate --stamp' \
        'generate --shard' \
        'generate --inputs-from' \
        'generate --module' \
        'generate --protocol' \
        'generate --config' \
        'generate -I' \
        'generate -F' \
        'generate -D' \
        'generate --header-module' \
        'generate --sdk' \
        'generate --target' \
        'generate --diagnostics' \
        'check -o' \
        'check --output' \
        'check --style' \
        'check --templates' \
        'check --inputs-from' \
        'check --module' \
        'check --protocol' \
        'check --config' \
        'check -I' \
        'check -F' \
        'check -D' \
        'check --header-module' \
        'check --sdk' \
        'check --target' \
        'check --diagnostics' \
        'list --format' \
        'list -o' \
        'list --output' \
        'list --style' \
        'list --inputs-from' \
        'list --module' \
        'list --protocol' \
        'list --config' \
        'list -I' \
        'list -F' \
        'list -D' \
        'list --header-module' \
        'list --sdk' \
        'list --target' \
        'list --diagnostics' \
        'explain --style' \
        'explain --config' \
        'explain -I' \
        'explain -F' \
        'explain -D' \
        'explain --header-module' \
        'explain --sdk' \
        'explain --target' \
        'explain --diagnostics' \
        'config --config' \
        'config -I' \
        'config -F' \
        'config -D' \
        'config --header-module' \
        'config --sdk' \
        'config --target' \
        'config --diagnostics' \
        'init --diagnostics' \
        'templates --diagnostics'
end

complete -c proxygen -f

complete -c proxygen -n '__proxygen_at ""' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at ""' -l version -d 'Print the version and exit'
complete -c proxygen -n '__proxygen_at ""' -a generate -d 'Write proxies for the delegate protocols in the inputs.'
complete -c proxygen -n '__proxygen_at ""' -a check -d 'Fail if the output is not fresh, and show why.'
complete -c proxygen -n '__proxygen_at ""' -a list -d 'Show the kind of every requirement, and why.'
complete -c proxygen -n '__proxygen_at ""' -a explain -d 'Tell the story of one requirement.'
complete -c proxygen -n '__proxygen_at ""' -a config -d 'Check a configuration, or show what it comes to.'
complete -c proxygen -n '__proxygen_at ""' -a init -d 'Write a configuration to start from.'
complete -c proxygen -n '__proxygen_at ""' -a templates -d 'Show the built-in styles, or begin one of your own.'
complete -c proxygen -n '__proxygen_at ""' -a doctor -d 'Check this machine, and say what is missing.'
complete -c proxygen -n '__proxygen_at ""' -a completions -d 'Print completions for a shell.'
complete -c proxygen -n '__proxygen_at ""' -a help -d 'Explain proxygen, or one of its commands.'

complete -c proxygen -n '__proxygen_at generate' -s o -l output -r -F -d 'Write to PATH'
complete -c proxygen -n '__proxygen_at generate' -l style -r -f -a 'rx combine async layered control (__fish_complete_directories)' -d 'The kind of code to write'
complete -c proxygen -n '__proxygen_at generate' -l templates -r -f -a '(__fish_complete_directories)' -d 'Use the template files in DIR in place of the built-in ones'
complete -c proxygen -n '__proxygen_at generate' -l keep-going -d 'Leave out protocols that are in error, with a warning, and write all others'
complete -c proxygen -n '__proxygen_at generate' -l force -d 'Replace existing files even if proxygen did not write them'
complete -c proxygen -n '__proxygen_at generate' -l prune -d 'Remove generated files in the output folders that nothing makes any more'
complete -c proxygen -n '__proxygen_at generate' -l list-outputs -d 'Print the paths of the files that would be written, and write none'
complete -c proxygen -n '__proxygen_at generate' -l depfile -r -F -d 'Write what the output depends on to FILE, for Make (\'include\') and Ninja (\'depfile\')'
complete -c proxygen -n '__proxygen_at generate' -l stamp -r -F -d 'Touch FILE at the end, though the output may be up to date and untouched'
complete -c proxygen -n '__proxygen_at generate' -l shard -r -f -d 'Read all inputs, and make the I-th of N parts of the files'
complete -c proxygen -n '__proxygen_at generate' -l watch -d 'Go on after the first run, and make again what changes, until Ctrl-C or SIGTERM, with exit status 0'
complete -c proxygen -n '__proxygen_at generate' -l poll -d 'Watch by looking at all inputs several times a second'
complete -c proxygen -n '__proxygen_at generate' -l inputs-from -r -F -d 'Read the names of more inputs from FILE, one a line or with NUL between them'
complete -c proxygen -n '__proxygen_at generate' -l module -r -f -d 'Read the module NAME of the SDK, the toolchain or the -I and -F folders, too'
complete -c proxygen -n '__proxygen_at generate' -l protocol -r -f -d 'Take only protocols whose name matches GLOB (\'*\', \'?\', \'[a-z]\')'
complete -c proxygen -n '__proxygen_at generate' -l config -r -F -d 'Take FILE as the configuration, rather than the nearest \'proxygen.json\' in the folder of the first input or above'
complete -c proxygen -n '__proxygen_at generate' -l no-config -d 'Do without a configuration'
complete -c proxygen -n '__proxygen_at generate' -s I -r -f -a '(__fish_complete_directories)' -d 'Look for modules, and for what headers include, in DIR, too'
complete -c proxygen -n '__proxygen_at generate' -s F -r -f -a '(__fish_complete_directories)' -d 'Look for frameworks in DIR, too'
complete -c proxygen -n '__proxygen_at generate' -s D -r -f -d 'Define a macro for headers'
complete -c proxygen -n '__proxygen_at generate' -l header-module -r -f -d 'Import the module NAME for headers that lie in no framework and beside no module map'
complete -c proxygen -n '__proxygen_at generate' -l sdk -r -f -a '(__fish_complete_directories)' -d 'Look for modules in SDK'
complete -c proxygen -n '__proxygen_at generate' -l target -r -f -d 'Read modules as they are on TRIPLE (\'arm64-apple-ios17.0\') rather than on this machine'
complete -c proxygen -n '__proxygen_at generate' -l no-cache -d 'Read everything anew, and remember nothing of it for the next run'
complete -c proxygen -n '__proxygen_at generate' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at generate' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at generate' -F

complete -c proxygen -n '__proxygen_at check' -s o -l output -r -F -d 'Write to PATH'
complete -c proxygen -n '__proxygen_at check' -l style -r -f -a 'rx combine async layered control (__fish_complete_directories)' -d 'The kind of code to write'
complete -c proxygen -n '__proxygen_at check' -l templates -r -f -a '(__fish_complete_directories)' -d 'Use the template files in DIR in place of the built-in ones'
complete -c proxygen -n '__proxygen_at check' -l keep-going -d 'Leave out protocols that are in error, with a warning, and write all others'
complete -c proxygen -n '__proxygen_at check' -l inputs-from -r -F -d 'Read the names of more inputs from FILE, one a line or with NUL between them'
complete -c proxygen -n '__proxygen_at check' -l module -r -f -d 'Read the module NAME of the SDK, the toolchain or the -I and -F folders, too'
complete -c proxygen -n '__proxygen_at check' -l protocol -r -f -d 'Take only protocols whose name matches GLOB (\'*\', \'?\', \'[a-z]\')'
complete -c proxygen -n '__proxygen_at check' -l config -r -F -d 'Take FILE as the configuration, rather than the nearest \'proxygen.json\' in the folder of the first input or above'
complete -c proxygen -n '__proxygen_at check' -l no-config -d 'Do without a configuration'
complete -c proxygen -n '__proxygen_at check' -s I -r -f -a '(__fish_complete_directories)' -d 'Look for modules, and for what headers include, in DIR, too'
complete -c proxygen -n '__proxygen_at check' -s F -r -f -a '(__fish_complete_directories)' -d 'Look for frameworks in DIR, too'
complete -c proxygen -n '__proxygen_at check' -s D -r -f -d 'Define a macro for headers'
complete -c proxygen -n '__proxygen_at check' -l header-module -r -f -d 'Import the module NAME for headers that lie in no framework and beside no module map'
complete -c proxygen -n '__proxygen_at check' -l sdk -r -f -a '(__fish_complete_directories)' -d 'Look for modules in SDK'
complete -c proxygen -n '__proxygen_at check' -l target -r -f -d 'Read modules as they are on TRIPLE (\'arm64-apple-ios17.0\') rather than on this machine'
complete -c proxygen -n '__proxygen_at check' -l no-cache -d 'Read everything anew, and remember nothing of it for the next run'
complete -c proxygen -n '__proxygen_at check' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at check' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at check' -F

complete -c proxygen -n '__proxygen_at list' -l format -r -f -a 'table markdown json html' -d 'Print a table for the terminal'
complete -c proxygen -n '__proxygen_at list' -s o -l output -r -F -d 'Write to FILE rather than to standard output'
complete -c proxygen -n '__proxygen_at list' -l style -r -f -a 'rx combine async layered control (__fish_complete_directories)' -d 'The style whose names are listed'
complete -c proxygen -n '__proxygen_at list' -l swift -d 'Print headers and modules as Swift sees them instead'
complete -c proxygen -n '__proxygen_at list' -l inputs-from -r -F -d 'Read the names of more inputs from FILE, one a line or with NUL between them'
complete -c proxygen -n '__proxygen_at list' -l module -r -f -d 'Read the module NAME of the SDK, the toolchain or the -I and -F folders, too'
complete -c proxygen -n '__proxygen_at list' -l protocol -r -f -d 'Take only protocols whose name matches GLOB (\'*\', \'?\', \'[a-z]\')'
complete -c proxygen -n '__proxygen_at list' -l config -r -F -d 'Take FILE as the configuration, rather than the nearest \'proxygen.json\' in the folder of the first input or above'
complete -c proxygen -n '__proxygen_at list' -l no-config -d 'Do without a configuration'
complete -c proxygen -n '__proxygen_at list' -s I -r -f -a '(__fish_complete_directories)' -d 'Look for modules, and for what headers include, in DIR, too'
complete -c proxygen -n '__proxygen_at list' -s F -r -f -a '(__fish_complete_directories)' -d 'Look for frameworks in DIR, too'
complete -c proxygen -n '__proxygen_at list' -s D -r -f -d 'Define a macro for headers'
complete -c proxygen -n '__proxygen_at list' -l header-module -r -f -d 'Import the module NAME for headers that lie in no framework and beside no module map'
complete -c proxygen -n '__proxygen_at list' -l sdk -r -f -a '(__fish_complete_directories)' -d 'Look for modules in SDK'
complete -c proxygen -n '__proxygen_at list' -l target -r -f -d 'Read modules as they are on TRIPLE (\'arm64-apple-ios17.0\') rather than on this machine'
complete -c proxygen -n '__proxygen_at list' -l no-cache -d 'Read everything anew, and remember nothing of it for the next run'
complete -c proxygen -n '__proxygen_at list' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at list' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at list' -F

complete -c proxygen -n '__proxygen_at explain' -l style -r -f -a 'rx combine async layered control (__fish_complete_directories)' -d 'Tell of this style alone, built-in or a folder'
complete -c proxygen -n '__proxygen_at explain' -l config -r -F -d 'Take FILE as the configuration, rather than the nearest \'proxygen.json\' in the folder of the first input or above'
complete -c proxygen -n '__proxygen_at explain' -l no-config -d 'Do without a configuration'
complete -c proxygen -n '__proxygen_at explain' -s I -r -f -a '(__fish_complete_directories)' -d 'Look for modules, and for what headers include, in DIR, too'
complete -c proxygen -n '__proxygen_at explain' -s F -r -f -a '(__fish_complete_directories)' -d 'Look for frameworks in DIR, too'
complete -c proxygen -n '__proxygen_at explain' -s D -r -f -d 'Define a macro for headers'
complete -c proxygen -n '__proxygen_at explain' -l header-module -r -f -d 'Import the module NAME for headers that lie in no framework and beside no module map'
complete -c proxygen -n '__proxygen_at explain' -l sdk -r -f -a '(__fish_complete_directories)' -d 'Look for modules in SDK'
complete -c proxygen -n '__proxygen_at explain' -l target -r -f -d 'Read modules as they are on TRIPLE (\'arm64-apple-ios17.0\') rather than on this machine'
complete -c proxygen -n '__proxygen_at explain' -l no-cache -d 'Read everything anew, and remember nothing of it for the next run'
complete -c proxygen -n '__proxygen_at explain' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at explain' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at explain' -F

complete -c proxygen -n '__proxygen_at config' -l config -r -F -d 'Take FILE as the configuration, rather than the nearest \'proxygen.json\' in the folder of the first input or above'
complete -c proxygen -n '__proxygen_at config' -l no-config -d 'Do without a configuration'
complete -c proxygen -n '__proxygen_at config' -s I -r -f -a '(__fish_complete_directories)' -d 'Look for modules, and for what headers include, in DIR, too'
complete -c proxygen -n '__proxygen_at config' -s F -r -f -a '(__fish_complete_directories)' -d 'Look for frameworks in DIR, too'
complete -c proxygen -n '__proxygen_at config' -s D -r -f -d 'Define a macro for headers'
complete -c proxygen -n '__proxygen_at config' -l header-module -r -f -d 'Import the module NAME for headers that lie in no framework and beside no module map'
complete -c proxygen -n '__proxygen_at config' -l sdk -r -f -a '(__fish_complete_directories)' -d 'Look for modules in SDK'
complete -c proxygen -n '__proxygen_at config' -l target -r -f -d 'Read modules as they are on TRIPLE (\'arm64-apple-ios17.0\') rather than on this machine'
complete -c proxygen -n '__proxygen_at config' -l no-cache -d 'Read everything anew, and remember nothing of it for the next run'
complete -c proxygen -n '__proxygen_at config' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at config' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at config 0' -f -a 'lint dump schema'

complete -c proxygen -n '__proxygen_at init' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at init' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at init 0' -f -a '(__fish_complete_directories)'

complete -c proxygen -n '__proxygen_at templates' -l force -d 'Let \'eject\' replace files that are there'
complete -c proxygen -n '__proxygen_at templates' -l diagnostics -r -f -a 'text github gitlab json sarif' -d 'How errors and warnings are printed on standard error'
complete -c proxygen -n '__proxygen_at templates' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at templates 0' -f -a 'list show doc eject diff'
complete -c proxygen -n '__proxygen_at templates 1' -f -a 'rx combine async layered control (__fish_complete_directories)'
complete -c proxygen -n '__proxygen_at templates 2' -f -a '(__fish_complete_directories)'

complete -c proxygen -n '__proxygen_at doctor' -s h -l help -d 'Print this help and exit'

complete -c proxygen -n '__proxygen_at completions' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at completions 0' -f -a 'bash zsh fish'

complete -c proxygen -n '__proxygen_at help' -l man -d 'Print the man page'
complete -c proxygen -n '__proxygen_at help' -s h -l help -d 'Print this help and exit'
complete -c proxygen -n '__proxygen_at help 0' -f -a 'generate check list explain config init templates doctor completions help'
