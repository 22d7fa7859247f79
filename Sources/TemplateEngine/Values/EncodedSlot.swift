/// The place that one value is encoded into; containers that live longer than the call that made them share it.
final class EncodedSlot {
  /// What stands at a key or an index.
  private enum Entry {
    case value(TemplateValue)
    /// A container may still write there.
    case slot(EncodedSlot)

    var value: TemplateValue {
      switch self {
      case .value(let value): value
      case .slot(let slot): slot.value
      }
    }
  }

  private enum Content {
    case value(TemplateValue)
    case list
    case object
  }

  private var content = Content.value(.null)
  private var elements: [Entry] = []
  private var members: [(name: String, entry: Entry)] = []

  var value: TemplateValue {
    switch content {
    case .value(let value): value
    case .list: .list(elements.map(\.value))
    case .object:
      .object(
        Dictionary(members.lazy.map { ($0.name, $0.entry.value) }, uniquingKeysWith: { $1 }))
    }
  }

  /// How many values the list in this slot has.
  var count: Int { elements.count }

  func becomeObject() {
    if case .object = content { return }
    content = .object
    members.reserveCapacity(16)
  }

  func becomeList() { content = .list }

  /// The slot for a member of the object in this slot; what is at its key already is written on.
  func member(_ name: String) -> EncodedSlot {
    if let present = members.last(where: { $0.name == name }), case .slot(let slot) = present.entry
    {
      return slot
    }
    let slot = EncodedSlot()
    members.append((name, .slot(slot)))
    return slot
  }

  /// Of several values at one key the last one counts.
  func addMember(_ name: String, _ value: TemplateValue) { members.append((name, .value(value))) }

  /// The slot for the next element of the list in this slot.
  func element() -> EncodedSlot {
    let slot = EncodedSlot()
    elements.append(.slot(slot))
    return slot
  }

  func addElement(_ value: TemplateValue) { elements.append(.value(value)) }

  func store(_ value: TemplateValue) { content = .value(value) }
}
