import Foundation

exit(await FuzzCommand.run(Array(CommandLine.arguments.dropFirst())))
