import TemplateEngine
import Testing

struct DelimiterTagTests {
  @Test(arguments: [
    "{{=<% %>=}}<%x%>{{x}}", "{{= <%\n%> =}}<% x %>{{x}}", "{{=| |=}}|x|{{x}}", "{{=[ ]=}}[x]{{x}}",
    "{{=<<< >>>=}}<<<x>>>{{x}}", "{{=«  »=}}«x»{{x}}", "{{=<= =>=}}<=x=>{{x}}",
  ])
  func changesTheDelimitersOfWhatFollows(text: String) throws {
    #expect(try rendered(text, ["x": 1]) == "1{{x}}")
  }

  @Test func everyTagTakesTheNewDelimiters() throws {
    let text = "{{=| |=}}|#a||.||/a||^b|2|/b||! c ||>p||&d||{d}||=<< >>=|<<d>>"
    let result = try rendered(text, ["a": 1, "b": false, "d": "<"], with: ["p": "{{a}}"])
    #expect(result == "121<<<")
  }

  @Test func anEarlierPairCanComeBack() throws {
    #expect(try rendered("{{=| |=}}|={{ }}=|{{x}}|x|", ["x": 1]) == "1|x|")
    #expect(try rendered("{{={{ }}=}}{{x}}", ["x": 1]) == "1")
  }

  @Test func reachesNoOtherTemplate() throws {
    let others = ["p": "{{=| |=}}|x|", "q": "{{x}}"]
    #expect(try rendered("{{=<< >>=}}<<>q>>{{x}}", ["x": 1], with: others) == "1{{x}}")
    #expect(try rendered("{{>p}}{{x}}|x|", ["x": 1], with: others) == "11|x|")
  }
}
