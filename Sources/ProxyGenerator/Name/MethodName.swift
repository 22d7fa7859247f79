import ProtocolModel

/// A method's name and what tells it from its overloads.
struct MethodName {
  /// The name by the rule of the design.
  let name: String

  private let method: Method
  private let sender: Parameter?
  private let payload: [Parameter]
  private let parent: Parent
  /// With what the name leaves out.
  private let longer: String?
  /// How many of the payload's labels the name has used, from the first.
  private let usedLabels: Int

  init(
    _ method: Method, sender: Int?, payload: [Int], parent: Parent, protocolName: String
  ) {
    let sender = sender ?? Self.namedSender(method, parent, protocolName)
    self.method = method
    self.sender = sender.map { method.parameters[$0] }
    self.payload = payload.filter { $0 != sender }.map { method.parameters[$0] }
    self.parent = parent
    let names = SenderNames(sender: self.sender, parent: parent, protocolName: protocolName)
    let phrase =
      Self.labelOfSender(method, self.sender, names) == nil
        && (names.contains(method.name) || Self.isVerbInLabel(method, self.sender, self.payload))
      ? LabelPhrase(baseName: method.name, payload: self.payload) : nil
    name = phrase?.text ?? Self.withoutSender(method, self.sender, names)
    longer = phrase?.longerText
    usedLabels = phrase?.usedLabels ?? 0
  }

  /// The labels that the name doesn't use, as words to append.
  var labels: [String] {
    var labels = payload.dropFirst(usedLabels).compactMap(Self.word)
    if usedLabels == 1, Label(name).endsWithPreposition, !labels.isEmpty {
      // `priceOf item, in size`: not `priceOfInSize`.
      labels[0] = (payload.first.flatMap { ElementNoun($0).text } ?? "") + labels[0]
    }
    return labels
  }

  /// `mailComposeController(_:didFinishWith:)` of a `MailComposeViewController` means its sender, if not by name.
  private static func isVerbInLabel(
    _ method: Method, _ sender: Parameter?, _ payload: [Parameter]
  ) -> Bool {
    guard sender != nil, let label = payload.first?.label else { return false }
    return Label(label).hasAuxiliary && !Label(method.name).hasAuxiliary
  }

  /// `card(cardWasReset card: Card)`: the label tells what the method is about.
  private static func labelOfSender(
    _ method: Method, _ sender: Parameter?, _ names: SenderNames
  ) -> String? {
    guard let label = sender?.label, names.contains(method.name), !names.contains(label) else {
      return nil
    }
    return Label(label).isPreposition ? nil : label
  }

  /// `scrollViewDidZoom` → `didZoom`. In `peripheralIsReady(toSend peripheral: …)`, a label that is more than a
  /// preposition goes on with the base name.
  private static func withoutSender(
    _ method: Method, _ sender: Parameter?, _ names: SenderNames
  ) -> String {
    let baseName = method.name
    guard let sender else { return baseName }
    if let label = labelOfSender(method, sender, names) { return names.removed(from: label) }
    let name = names.removed(from: baseName)
    guard let label = sender.label, !Label(label).isPreposition, !names.contains(label) else {
      return name
    }
    return name + Word.upperFirst(label)
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

  /// Other names, from the best to the longest, where labels don't tell overloads apart.
  var alternatives: [String] {
    var names = [longer].compactMap { $0 }
    if let noun = payload.first.flatMap({ ElementNoun($0).distinctive }) {
      names.append(Self.joined(name, noun))
    }
    var typed = name
    var longest = labels.reduce(longer ?? name, +)
    for type in payload.map({ TypeWords($0.type).text }) {
      typed = Self.joined(typed, type)
      longest = Self.joined(longest, type)
      names.append(typed)
    }
    names += [name + effects, longest, longest + effects, longest + effects + result]
    return names + [longest + effects + result + otherSender]
  }

  private var result: String {
    guard let type = method.returnType, !type.isVoid else { return "" }
    return "Returning" + TypeWords(type).text
  }

  /// A sender that isn't of the parent's own type.
  private var otherSender: String {
    let type = sender.map { TypeWords($0.type).text } ?? ""
    return type == TypeWords(.named(parent.type, arguments: [])).text ? "" : type
  }

  private var effects: String {
    (method.effects.isAsync ? "Async" : "")
      + (method.effects.throwing == .never ? "" : "Throwing")
  }

  /// Words that both have are said once: `didChangeAuthorization` and `AuthorizationStatus` give
  /// `didChangeAuthorizationStatus`.
  private static func joined(_ name: String, _ word: String) -> String {
    let ends =
      word.indices.filter { $0 > word.startIndex && word[$0].isUppercase } + [word.endIndex]
    let shared = ends.last { name.hasSuffix(word[..<$0]) } ?? word.startIndex
    return name + word[shared...]
  }

  /// A payload's label as a word of the name: with its noun where it is a preposition, and `With` before a handler.
  private static func word(_ parameter: Parameter) -> String? {
    guard let label = parameter.label.map(Label.init) else { return nil }
    let noun = ElementNoun(parameter)
    let with = noun.isClosure && !label.startsWithPreposition ? "With" : ""
    let object = label.isPreposition ? noun.text ?? "" : ""
    return Word.identifier(with + Word.upperFirst(label.text) + object)
  }
}
