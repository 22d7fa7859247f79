import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderAttributesTests {
  @Test(arguments: [
    ("@objc", "objc", nil), ("@objc(thing:did:)", "objc", "thing:did:"),
    ("@MainActor", "MainActor", nil), ("@Foo.Bar", "Foo.Bar", nil), ("@Foo<Int>", "Foo<Int>", nil),
    ("@available(iOS 13,*)", "available", "iOS 13, *"),
    (
      "@available(*,deprecated,message:\"Use  x, y:z\")", "available",
      "*, deprecated, message: \"Use  x, y:z\""
    ),
    (
      "@available(macOS, introduced: 10.15,\n  deprecated:11 /* why */)", "available",
      "macOS, introduced: 10.15, deprecated: 11"
    ),
    ("@available(*, renamed: \"f(x:)\")", "available", "*, renamed: \"f(x:)\""),
    ("@_spi( Foo )", "_spi", "Foo"), ("@Foo()", "Foo", ""),
    ("@Foo(a:1,[ 1,2 ], .b, \\.c)", "Foo", "a: 1, [1, 2], .b, \\.c"),
    ("@Foo(a.b( c ), x==y, -1, 1...3)", "Foo", "a.b(c), x == y, -1, 1...3"),
    (
      "@available(*, deprecated, message: \"\"\"\n  Use\t\"x\".\n  Or y\\\\.\n  \"\"\")",
      "available",
      #"*, deprecated, message: "Use\t\"x\".\nOr y\\.""#
    ),
  ])
  func readsAttributes(_ written: String, _ name: String, _ arguments: String?) throws {
    let requirement = try readRequirement("\(written) func f()")
    #expect(requirement.context.attributes == [Attribute(name: name, arguments: arguments)])
  }

  @Test func keepsTheirOrder() throws {
    let declaration = try readProtocol(
      "@objc(X) @MainActor\n@available(iOS 13, *)\npublic protocol P {}")
    #expect(
      declaration.context.attributes.map(\.text)
        == ["@objc(X)", "@MainActor", "@available(iOS 13, *)"])
    #expect(declaration.context.modifiers == ["public"])
  }

  @Test func readsAttributesInsideConditions() throws {
    let declaration = try readProtocol(
      """
      @objc
      #if swift(>=5.5)
        @MainActor
        #if os(iOS)
          @available(iOS 13, *)
        #endif
      #elseif DEBUG
        @Foo
      #else
        @Bar @Baz
      #endif
      public protocol P {}
      """)
    #expect(
      declaration.context.attributes.map { attribute in
        "\(attribute.text) \(attribute.conditions.map(\.text))"
      } == [
        "@objc []", #"@MainActor ["swift(>=5.5)"]"#,
        #"@available(iOS 13, *) ["swift(>=5.5)", "os(iOS)"]"#,
        #"@Foo ["!(swift(>=5.5)) && DEBUG"]"#,
        #"@Bar ["!(swift(>=5.5)) && !DEBUG"]"#, #"@Baz ["!(swift(>=5.5)) && !DEBUG"]"#,
      ])
    #expect(declaration.context.conditions == [])
  }

  @Test(arguments: [
    ("optional func f()", ["optional"]), ("static func f()", ["static"]),
    ("class func f()", ["class"]), ("mutating func f()", ["mutating"]),
    ("nonisolated func f()", ["nonisolated"]),
    ("nonisolated( unsafe ) var x: Int { get }", ["nonisolated(unsafe)"]),
    ("@objc optional static func f()", ["optional", "static"]),
    ("__consuming func f()", ["__consuming"]), ("func optional()", []),
    ("var optional: Int { get }", []),
  ])
  func readsModifiers(_ written: String, _ modifiers: [String]) throws {
    #expect(try readRequirement(written).context.modifiers == modifiers)
  }

  @Test(arguments: ["static func f()", "class func f()"])
  func knowsStaticRequirements(_ written: String) throws {
    #expect(try readRequirement(written).isStatic)
  }
}
