import Foundation

func say(_ sentence: String) {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
}

/// At once, so that a long run can be watched.
func tell(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "headers" {
  guard let headers = HeaderFieldRun(Array(arguments.dropFirst())) else {
    say("usage: \(HeaderFieldRun.usage)")
    exit(64)
  }
  do {
    exit(try headers.run())
  } catch {
    say("field-run: \(error)")
    exit(2)
  }
}
if let fieldRun = FieldRun(arguments) {
  do {
    exit(try await fieldRun.run())
  } catch {
    say("field-run: \(error)")
    exit(2)
  }
}
say("usage: field-run [--keep DIR] [--proxygen FILE] [--style NAME]... ROOT...")
exit(64)
