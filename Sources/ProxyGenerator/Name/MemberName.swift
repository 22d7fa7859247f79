import ProtocolModel

/// The names that one requirement may get, from the one that reads best to the longest.
///
/// The first is the rule of the design. The others are the rungs of the collision ladder: the following labels, one
/// at a time, then the payload's noun, its types, the effects, and all of them.
struct MemberName {
  let rungs: [String]

  init(_ classified: ClassifiedRequirement, parent: Parent, protocolName: String) {
    let texts =
      switch classified.requirement.member {
      case .method(let method):
        MethodName(
          method, sender: classified.sender, payload: classified.payload, parent: parent,
          protocolName: protocolName
        ).rungs
      case .property(let property): [property.name, "\(property.name)Value"]
      case .initializer, .subscripting, .associatedType: [classified.requirement.fullName]
      }
    rungs = texts.map(Word.identifier)
  }
}

private struct MethodName {
  private let method: Method
  private let sender: Parameter?
  private let payload: [Parameter]
  private let names: SenderNames
  private let parentWords: String

  init(
    _ method: Method, sender: Int?, payload: [Int], parent: Parent, protocolName: String
  ) {
    self.method = method
    let sender = sender ?? Self.namedSender(method, parent, protocolName)
    self.sender = sender.map { method.parameters[$0] }
    self.payload = payload.filter { $0 != sender }.map { method.parameters[$0] }
    parentWords = TypeWords(.named(parent.type, arguments: [])).text
    names = SenderNames(sender: self.sender, parent: parent, protocolName: protocolName)
  }

  /// The first parameter, where the base name speaks of it although its type isn't the parent's:
  /// `renderer(_ renderer: any SceneRenderer, didAdd …)`, `panel(_ sender: Any, willExpand …)`.
  private static func namedSender(
    _ method: Method, _ parent: Parent, _ protocolName: String
  ) -> Int? {
    guard let first = method.parameters.first, first.label == nil else { return nil }
    let names = SenderNames(sender: nil, parent: parent, protocolName: protocolName)
    let isNamed = method.name == first.name || names.contains(method.name)
    let next = method.parameters.dropFirst().first?.label.map(Label.init)
    return isNamed && !(next?.isPreposition ?? true) ? 0 : nil
  }

  var rungs: [String] {
    let (first, unusedLabels) = start
    var rungs = [first]
    var longest = first
    for word in unusedLabels {
      longest += word
      rungs.append(longest)
    }
    if let noun = payload.first.flatMap({ ElementNoun($0).distinctive }) {
      rungs.append(Self.joined(first, noun))
    }
    var typed = first
    for type in payload.map({ TypeWords($0.type).text }) {
      typed = Self.joined(typed, type)
      longest = Self.joined(longest, type)
      rungs.append(typed)
    }
    rungs += [first + effects, longest, longest + effects, longest + effects + result]
    rungs.append(longest + effects + result + otherSender)
    return rungs.uniqued()
  }

  private var result: String {
    guard let type = method.returnType, !type.isVoid else { return "" }
    return "Returning" + TypeWords(type).text
  }

  /// A sender that isn't of the parent's own type.
  private var otherSender: String {
    let type = sender.map { TypeWords($0.type).text } ?? ""
    return type == parentWords ? "" : type
  }

  private var effects: String {
    (method.effects.isAsync ? "Async" : "")
      + (method.effects.throwing == .never ? "" : "Throwing")
  }

  private static func joined(_ name: String, _ word: String) -> String {
    name.hasSuffix(word) ? name : name + word
  }

  /// The name by the rule, and the words that it leaves for the ladder.
  private var start: (name: String, unusedWords: [String]) {
    if names.contains(method.name),
      let phrase = LabelPhrase(baseName: method.name, payload: payload)
    {
      return (phrase.text, payload.dropFirst(phrase.usedLabels).compactMap(word))
    }
    let base = sender == nil ? method.name : names.removed(from: method.name) + senderLabel
    return (base, payload.compactMap(word))
  }

  /// `peripheralIsReady(toSend peripheral: …)`: a label that is more than a preposition goes on with the base name.
  private var senderLabel: String {
    guard let label = sender?.label, !Label(label).isPreposition, !names.contains(label) else {
      return ""
    }
    return Word.upperFirst(label)
  }

  /// A payload's label as a word of the name, with its noun where the label alone says nothing.
  private func word(_ parameter: Parameter) -> String? {
    guard let label = parameter.label, !ElementNoun(parameter).isClosure else { return nil }
    let noun = Label(label).isPreposition ? ElementNoun(parameter).text ?? "" : ""
    return Word.upperFirst(label) + noun
  }
}
