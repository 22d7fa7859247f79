import Foundation

exit(WordTableCommand.run(Array(CommandLine.arguments.dropFirst())))
