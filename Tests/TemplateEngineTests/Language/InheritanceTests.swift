import TemplateEngine
import Testing

struct InheritanceTests {
  @Test func aBlockByItselfRendersItsDefault() throws {
    #expect(try rendered("a{{$b}}{{x}}{{/b}}c", ["x": 1]) == "a1c")
    #expect(try rendered("{{$ b }}1{{/ b }}") == "1")
  }

  @Test func aParentWithoutArgumentsIsAPartial() throws {
    #expect(try rendered("{{<p}}{{/p}}{{>p}}", with: ["p": "{{$b}}1{{/b}}"]) == "11")
  }

  @Test func anArgumentReplacesTheDefault() throws {
    let parent = ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}{{$a}}3{{/a}}"]
    #expect(try rendered("{{<p}}{{$a}}x{{/a}}{{/p}}", with: parent) == "x2x")
    #expect(try rendered("{{<p}}{{$a}}{{/a}}{{/p}}", with: parent) == "2")
  }

  @Test func theLastOfTwoArgumentsOfOneNameCounts() throws {
    let text = "{{<p}}{{$a}}x{{/a}}{{$a}}y{{/a}}{{/p}}"
    #expect(try rendered(text, with: ["p": "{{$a}}1{{/a}}"]) == "y")
  }

  @Test func blocksContextsAndTemplatesShareNoNames() throws {
    let parent = ["p": "{{$x}}1{{/x}}{{x}}"]
    #expect(try rendered("{{<p}}{{/p}}", ["x": "data"], with: parent) == "1data")
    #expect(try rendered("{{<p}}{{$p}}!{{/p}}{{/p}}", ["x": 2], with: parent) == "12")
  }

  @Test func ignoresEverythingInAParentTagButItsBlocks() throws {
    let text =
      "{{<p}} a {{unknown}} {{#s}}{{$b}}no{{/b}}{{/s}}{{>q}}{{<r}}{{$b}}no{{/b}}{{/r}} {{/p}}"
    #expect(try rendered(text, with: ["p": "{{$b}}1{{/b}}"]) == "1")
    let between = "{{<p}} a {{$b}}2{{/b}} b {{! c }} {{/p}}"
    #expect(try rendered(between, with: ["p": "<{{$b}}1{{/b}}>"]) == "<2>")
  }

  @Test func anArgumentSeesTheContextsOfTheBlock() throws {
    let context: TemplateValue = ["x": "outer", "a": ["x": "inner"]]
    let parent = ["p": "{{#a}}{{$b}}{{/b}}{{/a}}"]
    #expect(try rendered("{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", context, with: parent) == "inner")
  }

  @Test func argumentsReachPartialsToo() throws {
    let others = ["p": "{{>q}}", "q": "{{$b}}1{{/b}}"]
    #expect(try rendered("{{<p}}{{$b}}2{{/b}}{{/p}}{{>q}}", with: others) == "21")
  }

  @Test func argumentsEndWithTheirParent() throws {
    let parent = ["p": "{{$b}}1{{/b}}"]
    #expect(
      try rendered("{{<p}}{{$b}}2{{/b}}{{/p}}{{<p}}{{/p}}{{$b}}3{{/b}}", with: parent) == "213")
  }

  // MARK: More than one level

  @Test func theOutermostArgumentWins() throws {
    let others = [
      "child": "{{<parent}}{{$a}}c{{/a}}{{/parent}}",
      "parent": "{{<grand}}{{$a}}p{{/a}}{{$b}}p{{/b}}{{/grand}}",
      "grand": "{{$a}}g{{/a}}{{$b}}g{{/b}}{{$c}}g{{/c}}",
    ]
    #expect(try rendered("{{>child}}", with: others) == "cpg")
    #expect(try rendered("{{<child}}{{$b}}x{{/b}}{{/child}}", with: others) == "cxg")
  }

  @Test func aBlockInAnArgumentIsAParameterOfItsTemplate() throws {
    let others = [
      "child": "{{<parent}}{{$a}}<{{$inner}}c{{/inner}}>{{/a}}{{/parent}}",
      "parent": "{{$a}}p{{/a}}",
    ]
    #expect(try rendered("{{>child}}", with: others) == "<c>")
    #expect(try rendered("{{<child}}{{$inner}}x{{/inner}}{{/child}}", with: others) == "<x>")
  }

  @Test func anArgumentDoesNotExpandItself() throws {
    let text = "{{<p}}{{$a}}({{$a}}x{{/a}}){{/a}}{{$b}}[{{$a}}y{{/a}}]{{/b}}{{/p}}"
    #expect(try rendered(text, with: ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"]) == "(x)[y]")
  }

  @Test func aParentMayStandInAnArgument() throws {
    let others = ["p": "<{{$a}}1{{/a}}>", "q": "[{{$a}}2{{/a}}{{$b}}3{{/b}}]"]
    let text = "{{<p}}{{$a}}{{<q}}{{$b}}x{{/b}}{{/q}}{{/a}}{{/p}}"
    #expect(try rendered(text, with: others) == "<[2x]>")
  }

  @Test func parentsMayIncludeEachOtherAndEnd() throws {
    let others = [
      "p": "{{$a}}1{{/a}},{{$b}}{{<q}}{{/q}}{{/b}}",
      "q": "{{$a}}2{{/a}},{{<p}}{{$b}}end{{/b}}{{/p}}",
    ]
    #expect(try rendered("{{<p}}{{$a}}x{{/a}}{{/p}}", with: others) == "x,x,x,end")
  }

  @Test func unknownParentsAreEmptyInLenientMode() throws {
    let text = "[{{<p}}{{$a}}x{{/a}}{{/p}}]"
    #expect(try rendered(text, strictness: .lenient) == "[]")
  }

  @Test func delimitersOfTheArgumentAreItsOwn() throws {
    let text = "{{=| |=}}|<p||$a||x||/a||/p|"
    #expect(try rendered(text, ["x": 1], with: ["p": "{{=[ ]=}}<[$a]2[/a]>"]) == "<1>")
  }
}
