import ProtocolModel

/// The name of a method whose base name is its sender's (`tableView`), so that the verb is in the labels.
struct LabelPhrase {
  private(set) var text: String
  /// How many of the payload's labels the name has used, from the first.
  private(set) var usedLabels = 1

  private let payload: [Parameter]

  /// Nil when the payload doesn't start with a label.
  init?(baseName: String, payload: [Parameter]) {
    guard let first = payload.first, let label = first.label.map(Label.init) else { return nil }
    self.payload = payload
    text = label.text
    if label.isPreposition {
      text = baseName + Word.upperFirst(label.text)
    } else if isSubject(first, label) {
      append(payload[1].label ?? "")
      usedLabels = 2
    } else if let shorter = label.withoutAt, ElementNoun(first).isIndex {
      text = shorter
    } else {
      completeVerb(label, first)
    }
  }

  /// `annotationView view: MKAnnotationView, didChange …`: the label is its parameter's type, and the verb comes after.
  private func isSubject(_ parameter: Parameter, _ label: Label) -> Bool {
    payload.count > 1 && payload[1].label != nil
      && TypeWords(parameter.type).text.lowercased().hasSuffix(label.text.lowercased())
  }

  /// The object of a verb is named where more follows that speaks of it: `willDisplay cell, forRowAt …` is
  /// `willDisplayCell`. Alone it is plain from the element: `didSelect`.
  private mutating func completeVerb(_ label: Label, _ parameter: Parameter) {
    let isFollowed = payload.dropFirst().contains { $0.label != nil && !ElementNoun($0).isFlag }
    let hasObject = label.endsWithVerb && !ElementNoun(parameter).isError
    if isFollowed, hasObject || label.endsWithPreposition { appendNoun(of: parameter) }
    if payload.count > 1, goesOn(after: label, with: payload[1]) {
      append(payload[1].label ?? "")
      if payload[1].label.map(Label.init)?.isPreposition ?? false { appendNoun(of: payload[1]) }
      usedLabels = 2
    }
  }

  /// Whether the next parameter belongs to the name: `didDetermineState state, for region`, and after a first
  /// preposition any other one: `monitoringDidFailFor region, withError …`.
  private func goesOn(after label: Label, with parameter: Parameter) -> Bool {
    guard let next = parameter.label.map(Label.init) else { return false }
    let noun = ElementNoun(parameter)
    if noun.isIndex || noun.text == nil { return false }
    return next.isAttributive || label.endsWithPreposition && next.startsWithPreposition
  }

  private mutating func append(_ word: String) { text += Word.upperFirst(word) }

  private mutating func appendNoun(of parameter: Parameter) {
    guard let noun = ElementNoun(parameter).text,
      !text.lowercased().hasSuffix(noun.lowercased())
    else { return }
    append(noun)
  }
}
