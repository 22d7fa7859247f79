import Foundation

exit(StandInCheck.run(Array(CommandLine.arguments.dropFirst())))
