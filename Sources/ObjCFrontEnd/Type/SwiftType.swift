/// A type of Swift, as it is printed.
indirect enum SwiftType: Hashable, Sendable {
  /// With the types around it: `Operation.QueuePriority`.
  case named(String)
  case generic(String, [SwiftType])
  /// `any A & B`
  case existential([String])
  /// `any A.Type`
  case metatype([String])
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case optional(SwiftType)
  case implicitlyUnwrapped(SwiftType)
  case function(SwiftFunctionType)

  static let any = SwiftType.named("Any")
  static let anyHashable = SwiftType.named("AnyHashable")

  var text: String {
    switch self {
    case .named(let name): name
    case .generic(let name, let arguments):
      "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .existential(let protocols): "any \(protocols.joined(separator: " & "))"
    case .metatype(let protocols):
      protocols.count == 1
        ? "any \(protocols[0]).Type" : "any (\(protocols.joined(separator: " & "))).Type"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .optional(let wrapped): wrapped.textBeforeMark + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.textBeforeMark + "!"
    case .function(let function): function.text
    }
  }

  private var textBeforeMark: String {
    switch self {
    case .existential, .metatype, .function: "(\(text))"
    default: text
    }
  }
}

struct SwiftFunctionType: Hashable, Sendable {
  enum Convention: String, Hashable, Sendable {
    case swift = ""
    case block = "@convention(block) "
    case c = "@convention(c) "
  }

  struct Parameter: Hashable, Sendable {
    var type: SwiftType
    /// A closure that may outlive the call.
    var isEscaping = false

    var text: String { (isEscaping ? "@escaping " : "") + type.text }
  }

  var parameters: [Parameter]
  var result: SwiftType
  var convention = Convention.swift
  /// `@MainActor`, `@Sendable`
  var attributes: [String] = []

  var text: String {
    let attributes = attributes.map { $0 + " " }.joined()
    let parameters = parameters.map(\.text).joined(separator: ", ")
    return "\(attributes)\(convention.rawValue)(\(parameters)) -> \(result.text)"
  }
}
