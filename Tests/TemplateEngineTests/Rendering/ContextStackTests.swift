import Testing

@testable import TemplateEngine

struct ContextStackTests {
  private func resolve(_ text: String, in stack: ContextStack) -> String {
    let source = Array(text.utf8)
    guard let name = DottedName(source, 0..<source.count) else { return "no name" }
    return switch stack.resolve(name) {
    case .found(let value): value.text ?? value.typeDescription
    case .unknown(let part): "unknown \(part.text)"
    case .noMember(let index, let owner): "no member \(index) in \(owner.typeDescription)"
    }
  }

  @Test func looksFromTheInnermostContextOutward() {
    var stack = ContextStack(["a": "outer", "b": "outer"])
    stack.push(["a": "inner"])
    stack.push("text")
    #expect(resolve("a", in: stack) == "inner")
    #expect(resolve("b", in: stack) == "outer")
    #expect(resolve(".", in: stack) == "text")
    stack.pop()
    stack.pop()
    #expect(resolve("a", in: stack) == "outer")
    #expect(resolve(".", in: stack) == "an object")
  }

  @Test func tellsWhatIsMissing() {
    let stack = ContextStack(["a": ["b": 1, "n": nil]])
    #expect(resolve("c.d", in: stack) == "unknown c")
    #expect(resolve("a.c.d", in: stack) == "no member 1 in an object")
    #expect(resolve("a.b.c", in: stack) == "no member 2 in a number")
    #expect(resolve("a.n.c.d", in: stack) == "")
  }

  @Test func knowsEveryName() {
    var stack = ContextStack(["a": 1])
    stack.push([1])
    stack.push(["b": 1])
    #expect(stack.names.sorted() == ["a", "b"])
  }
}
