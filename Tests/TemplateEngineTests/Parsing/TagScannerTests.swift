import Testing

@testable import TemplateEngine

struct TagScannerTests {
  /// The first tag of a text as `sign:content@range`, or what is missing.
  private func firstTag(_ text: String, _ delimiters: Delimiters = .standard) -> String? {
    var scanner = TagScanner(Array(text.utf8))
    scanner.delimiters = delimiters
    guard let start = scanner.nextTag(from: 0) else { return nil }
    switch scanner.tag(at: start) {
    case .success(let tag):
      return "\(sign(tag.kind)):\(scanner.source.text(tag.content))@\(tag.range)"
    case .failure(let unclosed):
      return "\(unclosed.start) wants \(unclosed.expected), next \(unclosed.next ?? -1)"
    }
  }

  private func sign(_ kind: TemplateTag.Kind) -> String {
    switch kind {
    case .variable(let escaped): escaped ? "" : "&"
    case .section(let inverted): inverted ? "^" : "#"
    case .close: "/"
    case .comment: "!"
    case .partial: ">"
    case .parent: "<"
    case .block: "$"
    case .delimiters: "="
    }
  }

  @Test(arguments: [
    ("ab{{x}}", ":x@2..<7"), ("{{&x}}", "&:x@0..<6"), ("{{{x}}}", "&:x@0..<7"),
    ("{{# x }}", "#:x@0..<8"), ("{{ #x}}", "#:x@0..<7"), ("{{^x}}", "^:x@0..<6"),
    ("{{/x}}", "/:x@0..<6"), ("{{!x}}", "!:x@0..<6"), ("{{>x}}", ">:x@0..<6"),
    ("{{<x}}", "<:x@0..<6"), ("{{$x}}", "$:x@0..<6"), ("{{=x y=}}", "=:x y@0..<9"),
    ("{{=x =}}", "=:x@0..<8"), ("{{!{{}}", "!:{{@0..<7"), ("{{}}", ":@0..<4"),
  ])
  func readsEveryKindOfTag(text: String, tag: String) {
    #expect(firstTag(text) == tag)
  }

  @Test func readsTagsWithOtherDelimiters() {
    let angles = Delimiters(open: Array("<".utf8), close: Array(">".utf8))
    #expect(firstTag("{{x}}<>x>", angles) == ">:x@5..<9")
    #expect(firstTag("<{x}>", angles) == "&:x@0..<5")
    let bars = Delimiters(open: Array("|".utf8), close: Array("|".utf8))
    #expect(firstTag("a|x|b|", bars) == ":x@1..<4")
    #expect(firstTag("a|{x}|", bars) == "&:x@1..<6")
    #expect(firstTag("|{x| |y|", bars) == "0 wants }|, next -1")
  }

  @Test(arguments: [
    ("a{{x", "1 wants }}, next -1"), ("{{x {{y}}", "0 wants }}, next 4"),
    ("{{{x}} {{y}}", "0 wants }}}, next 7"), ("{{!x", "0 wants }}, next -1"),
    ("{{=x y}} {{z}}", "0 wants =}}, next -1"), ("{{", "0 wants }}, next -1"),
  ])
  func tellsWhatATagLacks(text: String, problem: String) {
    #expect(firstTag(text) == problem)
  }

  @Test func findsNoTagInPlainText() {
    #expect(firstTag("") == nil)
    #expect(firstTag("{ {x} }}") == nil)
  }
}
