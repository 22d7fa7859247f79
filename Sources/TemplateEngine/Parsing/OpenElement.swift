/// A section, parent or block whose end tag has not been read yet.
struct OpenElement {
  enum Kind {
    case section(DottedName, inverted: Bool)
    /// `lineStart`: the node with the blanks before the tag, if nothing else stands before it on its line.
    case parent(
      TemplateReference, lineStart: LineStart?, arguments: [String: Range<Int>])
    /// A block that is a direct child of a parent tag.
    case argument
    case block(nameOffset: Int, opening: BlockOpening)
    /// An element whose name is in error.
    case faulty
  }

  /// How a block outside of a parent tag begins.
  enum BlockOpening {
    /// `content`: the indentation of the line that follows.
    case ownLine(indentation: Range<Int>, content: Range<Int>)
    case lineStart(LineStart)
    case inline
  }

  struct LineStart: Equatable {
    let node: Int
    let indentation: Range<Int>
  }

  var kind: Kind
  /// What the end tag must hold.
  let name: String
  /// Where the opening tag stands.
  let tag: Int
  /// Where the element's node stands, or would stand.
  let node: Int

  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }

  /// The element as messages name it.
  var description: String {
    switch kind {
    case .section: "the section \(name.quoted)"
    case .parent: "the parent tag \(name.quoted)"
    case .argument, .block: "the block \(name.quoted)"
    case .faulty: "the tag \(name.quoted)"
    }
  }
}
