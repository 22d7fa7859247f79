import Testing

@testable import proxygen

@Suite struct TemplatesOptionsTests {
  private func action(_ arguments: String...) throws -> TemplatesAction? {
    guard case .templates(let options) = try CommandLineParser.parse(["templates"] + arguments)
    else { return nil }
    return options.action
  }

  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try CommandLineParser.parse(["templates"] + arguments)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func actionsHaveTheirOperands() throws {
    #expect(try action("list") == .list)
    #expect(try action("show", "rx/file") == .show("rx/file"))
    #expect(try action("eject", "rx", "--force", "Mine") == .eject(style: "rx", folder: "Mine"))
    #expect(try action("doc") == .doc)
    #expect(try action("diff", "Mine") == .diff(folder: "Mine"))
  }

  @Test func whatIsWrongIsSaid() {
    #expect(message() == "say what to do: 'list', 'show', 'doc', 'eject', 'diff'")
    #expect(message("shwo") == "there is no 'shwo' here; did you mean 'show'?")
    #expect(message("show") == "there is no NAME; add it")
    #expect(message("eject", "rx") == "there is no DIR; add it")
    #expect(
      message("eject", "combin", "A")
        == "there is no built-in style 'combin'; did you mean 'combine'?")
    #expect(message("list", "rx") == "unexpected operand 'rx'")
  }
}
