import Testing

@testable import ProxyGenerator

struct WildcardTests {
  @Test(arguments: [
    ("abc", "abc"), ("*", ""), ("*", "abc"), ("a*c", "ac"), ("a*c", "abcabc"), ("*b*", "abc"),
    ("?", "é"), ("a?c", "abc"), ("[abc]x", "bx"), ("[a-c]x", "bx"), ("[!a-c]x", "dx"),
    ("[^a]", "b"), ("[]]", "]"), ("[a-]", "-"), ("[", "["), ("[ab", "[ab"), ("\\*", "*"),
    ("a\\", "a\\"), ("*Delegate", "ThingDelegate"), ("**", "abc"), ("a**b", "ab"),
    ("*a*a*b", "aaaaab"), ("[!]]", "a"),
  ])
  func matches(pattern: String, name: String) {
    #expect(Wildcard(pattern).matches(name))
  }

  @Test(arguments: [
    ("abc", "ab"), ("abc", "abcd"), ("", "a"), ("?", ""), ("?", "ab"), ("a*c", "abcd"),
    ("[a-c]", "d"), ("[!a-c]", "b"), ("\\*", "a"), ("*Delegate", "ThingDelegates"), ("a", "A"),
    ("[c-a]", "b"), ("[]", "]"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!Wildcard(pattern).matches(name))
  }

  @Test func patternsAreToldFromNames() {
    #expect(Wildcard("a*").isPattern)
    #expect(Wildcard("[ab]").isPattern)
    #expect(!Wildcard("[ab").isPattern)
    #expect(Wildcard("\\*").isPattern)
    #expect(!Wildcard("plain.swift").isPattern)
  }

  @Test func aHostilePatternEndsSoon() {
    let pattern = Wildcard(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }
}
