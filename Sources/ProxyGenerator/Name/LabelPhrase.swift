import ProtocolModel

/// The name of a method whose base name is its sender's (`tableView`), so that the verb is in the labels.
struct LabelPhrase {
  private(set) var text: String
  /// With what `text` leaves out because the element says it; nil when that is nothing.
  private(set) var longerText: String?
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
      appendVerb()
    } else if let shorter = shorter(label, first) {
      appendNoun(of: first)
      longerText = text
      text = shorter
    } else if label.endsWithVerb {
      completeVerb(with: first)
    }
  }

  /// `annotationView view: MKAnnotationView, didChange …`: the label is its parameter's type, and the verb comes after.
  private func isSubject(_ parameter: Parameter, _ label: Label) -> Bool {
    payload.count > 1 && payload[1].label != nil
      && TypeWords(parameter.type).text.lowercased().hasSuffix(label.text.lowercased())
  }

  /// Of several subjects the last one has a part in it: `cellView: …, badge: …, didTapAt` is `badgeDidTapAt`.
  private mutating func appendVerb() {
    let labels = payload.map { $0.label ?? "" }
    let verb = labels.dropFirst().firstIndex { Label($0).hasAuxiliary } ?? 1
    usedLabels = verb + 1
    for label in labels[1...verb] { append(label) }
    guard verb > 1 else { return }
    longerText = text
    text = Label(labels[verb]).startsWithAuxiliary ? labels[verb - 1] : ""
    append(labels[verb])
    text = Word.lowerCamel(text)
  }

  /// Without a last preposition that only says which one is meant, as the element does: `didSelectRowAt indexPath`,
  /// `didDiscoverServicesFor peripheral`, `monitoringDidFailFor region, withError …`.
  private func shorter(_ label: Label, _ parameter: Parameter) -> String? {
    let next = payload.dropFirst().first?.label.map(Label.init)
    let isSaid =
      label.endsWith("For") || label.endsWith("At") && ElementNoun(parameter).isIndex
      || next?.startsWithPreposition ?? false
    return isSaid ? label.withoutLastPreposition : nil
  }

  /// The object of a verb is named where more follows that speaks of it: `willDisplay cell, forRowAt …` is
  /// `willDisplayCell`, and `didAdd node, for anchor` is `didAddNodeForAnchor`. Alone it is plain from the element:
  /// `didSelect`.
  private mutating func completeVerb(with parameter: Parameter) {
    guard !ElementNoun(parameter).isError, payload.dropFirst().contains(where: speaksOfObject)
    else { return }
    appendNoun(of: parameter)
    let next = payload[1]
    guard let label = next.label, Label(label).isAttributive, !ElementNoun(next).isIndex,
      ElementNoun(next).text != nil
    else { return }
    append(label)
    appendNoun(of: next)
    usedLabels = 2
  }

  /// Not `animated: Bool` and `error: Error?`, which go along with the event itself.
  private func speaksOfObject(_ parameter: Parameter) -> Bool {
    guard let label = parameter.label, !ElementNoun(parameter).isFlag else { return false }
    return !ElementNoun(parameter).isError || Label(label).startsWithPreposition
  }

  private mutating func append(_ word: String) { text += Word.upperFirst(word) }

  private mutating func appendNoun(of parameter: Parameter) {
    guard let noun = ElementNoun(parameter).text,
      !text.lowercased().hasSuffix(noun.lowercased())
    else { return }
    append(noun)
  }
}
