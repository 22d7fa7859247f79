/// Omits words from a member's name that its types say already (SE-0005).
struct NeedlessWords: Hashable {
  var base: String
  /// One for each parameter, empty for none.
  var labels: [String] = []
  var result: TypeWords
  /// The type around the member.
  var context: TypeWords
  var parameters: [TypeWords] = []
  /// The first parameter's own name.
  var firstParameter = ""
  var isProperty = false
  /// Properties of the class around; names that speak of one stay whole.
  var properties: Set<String> = []

  mutating func omit() {
    if result.isSameType(as: context) {
      base = LeadingTypeName.omitted(from: base, type: context)
    }
    if !isProperty {
      base = SelfTypeName.omitted(from: base, type: context, properties: properties)
    }
    if parameters.isEmpty { omitResult() } else { omitParameters() }
    base = LetterCase.loweredInitialism(base)
    labels = labels.map(LetterCase.loweredInitialism)
  }

  private mutating func omitResult() {
    guard result.isSameType(as: context) else { return }
    base = TrailingTypeName(type: result, properties: properties)
      .omitted(from: base, role: .property)
  }

  private mutating func omitParameters() {
    if CamelName(base).firstWord == "set" {
      base = TrailingTypeName(type: context, properties: properties)
        .omitted(from: base, role: .property)
    }
    if labels.first == "", let type = parameters.first,
      let split = PrepositionSplit(of: base, firstType: type, firstParameter: firstParameter)
    {
      (base, labels[0]) = (split.base, split.label)
    }
    for (index, type) in parameters.enumerated() where index < labels.count {
      if index == 0, labels[0].isEmpty {
        base = TrailingTypeName(type: type, properties: properties).omitted(from: base, role: .base)
      } else {
        let isWhole = index > 0 || base == "init" || type.hasDefault
        labels[index] = TrailingTypeName(type: type)
          .omitted(from: labels[index], role: isWhole ? .label : .firstLabel)
      }
    }
  }
}

extension TypeWords {
  /// Elements count where both are known.
  func isSameType(as other: TypeWords) -> Bool {
    name == other.name
      && (element.isEmpty || other.element.isEmpty || element == other.element)
  }
}
