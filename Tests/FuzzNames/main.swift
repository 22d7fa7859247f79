import Foundation

exit(FuzzNamesCommand.run(Array(CommandLine.arguments.dropFirst())))
