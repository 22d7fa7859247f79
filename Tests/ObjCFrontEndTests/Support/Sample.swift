import Diagnostics

@testable import ObjCFrontEnd

/// Values of the header model, from a small part of Objective-C's own notation.
enum Sample {
  static let declaration = ObjCDeclaration(location: location)
  static let location = SourceLocation(path: "Thing.h", line: 1, column: 1)

  /// `- (void)move:(int)x toPoint:(CGPoint)point`; pointers are nonnull unless the type starts with `nullable` or
  /// `null_unspecified`.
  static func method(_ text: String, isOptional: Bool = false) -> ObjCMethod {
    var scanner = Scanner(text)
    let isClassMethod = scanner.take("+")
    if !isClassMethod { _ = scanner.take("-") }
    let result = type(scanner.takeType())
    var selector = ""
    var parameters: [ObjCParameter] = []
    while !scanner.isAtEnd {
      selector += scanner.takeName()
      guard scanner.take(":") else { break }
      selector += ":"
      let parameterType = type(scanner.takeType())
      parameters.append(ObjCParameter(name: scanner.takeName(), type: parameterType))
    }
    return ObjCMethod(
      declaration: declaration, selector: selector, isClassMethod: isClassMethod,
      isOptional: isOptional, result: result, parameters: parameters)
  }

  static func protocolType(_ name: String, methods: [String]) -> ObjCProtocol {
    ObjCProtocol(
      declaration: declaration, name: name, inherited: ["NSObject"],
      members: methods.map { .method(method($0)) })
  }

  static func classType(_ name: String, methods: [String]) -> ObjCClass {
    ObjCClass(
      declaration: declaration, name: name, superclass: "NSObject",
      members: methods.map { .method(method($0)) })
  }

  static func type(_ text: String) -> ObjCType {
    for (word, nullability) in annotations where text.hasPrefix(word + " ") {
      return type(String(text.dropFirst(word.count + 1)), nullability)
    }
    return type(text, .nonnull)
  }

  private static let annotations: [(String, Nullability)] = [
    ("nullable", .nullable), ("null_unspecified", .unspecified), ("nonnull", .nonnull),
  ]

  private static func type(_ text: String, _ nullability: Nullability) -> ObjCType {
    if let plain = plain[text] { return plain }
    if text == "SEL" { return .selector(nullability) }
    if text == "Class" { return .object(.metaclass(protocols: []), nullability) }
    if text == "instancetype" { return .object(.instancetype, nullability) }
    if text == "NSError **" { return errorPointer }
    if text.hasPrefix("void (^)") {
      return .block(function(text.dropFirst("void (^)".count)), nullability)
    }
    if text == "id" || text.hasPrefix("id<") {
      return .object(.any(protocols: arguments(text)), nullability)
    }
    guard text.hasSuffix("*") else { return .enumeration(text) }
    return object(trimmed(text.dropLast()), nullability)
  }

  private static func object(_ text: String, _ nullability: Nullability) -> ObjCType {
    if let number = plain[text] { return .pointer(CPointer(pointee: number), nullability) }
    let name = String(text.prefix { $0 != "<" })
    let arguments = arguments(text).map { type($0) }
    return .object(.instance(ObjCInstance(className: name, arguments: arguments)), nullability)
  }

  private static let errorPointer = ObjCType.pointer(
    CPointer(
      pointee: .object(.instance(ObjCInstance(className: "NSError")), .nullable),
      pointeeOwnership: .autoreleasing), .nullable)

  private static let plain: [String: ObjCType] = [
    "void": .void, "int": .number(.int), "double": .number(.double), "float": .number(.float),
    "char": .number(.char), "BOOL": .alias("BOOL", .number(.signedChar), .unspecified),
    "NSInteger": .alias("NSInteger", .number(.long), .unspecified),
    "NSUInteger": .alias("NSUInteger", .number(.unsignedLong), .unspecified),
    "CGFloat": .alias("CGFloat", .number(.double), .unspecified),
    "CGPoint": .structure("CGPoint"),
  ]

  /// What stands between `<` and the last `>`, at commas.
  private static func arguments(_ text: String) -> [String] {
    guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">") else { return [] }
    return text[text.index(after: start)..<end].split(separator: ",").map { trimmed($0) }
  }

  /// `(BOOL, NSError *)`
  private static func function(_ text: Substring) -> ObjCFunction {
    let parameters = text.dropFirst().dropLast().split(separator: ",").map { trimmed($0) }
    return ObjCFunction(
      result: .void,
      parameters: parameters.filter { $0 != "void" }
        .map { ObjCParameter(name: "", type: type($0)) })
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

private struct Scanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  mutating func take(_ mark: Character) -> Bool {
    rest = rest.drop { $0 == " " }
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  mutating func takeName() -> String {
    rest = rest.drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// What stands in parentheses, which may hold others.
  mutating func takeType() -> String {
    guard take("(") else { return "void" }
    var depth = 1
    let text = rest.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
    rest = rest.dropFirst(text.count + 1)
    return String(text)
  }
}
