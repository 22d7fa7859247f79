/// A shell pattern for one name: `*` any run, `?` any character, `[a-z]` and `[!a-z]` one of a set, `\` takes
/// the next character as it is. A `[` that nothing closes stands for itself.
public struct Wildcard: Hashable, Sendable {
  fileprivate enum Element: Hashable {
    case character(Character)
    case anyCharacter
    case anyRun
    case set([ClosedRange<Character>], isInverted: Bool)
  }

  /// As given.
  public let pattern: String
  private let elements: [Element]

  public init(_ pattern: String) {
    self.pattern = pattern
    var elements: [Element] = []
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      switch character {
      case "*": if elements.last != .anyRun { elements.append(.anyRun) }
      case "?": elements.append(.anyCharacter)
      case "[": elements.append(Wildcard.takeSet(from: &rest) ?? .character("["))
      case "\\": elements.append(.character(rest.popFirst() ?? "\\"))
      default: elements.append(.character(character))
      }
    }
    self.elements = elements
  }

  /// Whether it must be compared with names, because it is not written like the one name that it matches.
  public var isPattern: Bool { elements != pattern.map(Element.character) }

  /// Whether the whole of `name` matches. The time is at most the product of both lengths.
  public func matches(_ name: String) -> Bool {
    let characters = Array(name)
    var element = 0
    var position = 0
    var retry: (element: Int, position: Int)?
    while position < characters.count {
      if element < elements.count, elements[element] == .anyRun {
        element += 1
        retry = (element, position)
      } else if element < elements.count, elements[element].accepts(characters[position]) {
        element += 1
        position += 1
      } else if let last = retry {
        retry = (last.element, last.position + 1)
        (element, position) = (last.element, last.position + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anyRun }
  }

  /// What follows a `[` up to its `]`; nil, with nothing taken, if there is none.
  private static func takeSet(from rest: inout Substring) -> Element? {
    var tail = rest
    let isInverted = tail.first == "!" || tail.first == "^"
    if isInverted { tail.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    var isFirst = true
    while let character = tail.popFirst() {
      if character == "]", !isFirst {
        rest = tail
        return .set(ranges, isInverted: isInverted)
      }
      isFirst = false
      if tail.first == "-", let upper = tail.dropFirst().first, upper != "]" {
        tail.removeFirst(2)
        if character <= upper { ranges.append(character...upper) }
      } else {
        ranges.append(character...character)
      }
    }
    return nil
  }
}

extension Wildcard.Element {
  fileprivate func accepts(_ character: Character) -> Bool {
    switch self {
    case .character(let expected): character == expected
    case .anyCharacter: true
    case .anyRun: false
    case .set(let ranges, let isInverted):
      ranges.contains { $0.contains(character) } != isInverted
    }
  }
}
