/// One node of a parsed template.
///
/// The tree lies flat in an array, each node before its children, and a node with children says where they
/// end. So neither making, rendering nor freeing a tree needs recursion, however deep it is.
///
/// Text and whitespace are ranges in the template's source.
enum TemplateNode: Sendable {
  /// `startsLine`: the text is the beginning of a line, which takes the indentation of the place where the
  /// template is included. Lines that are empty take none.
  case text(Range<Int>, startsLine: Bool)
  case variable(DottedName, escaped: Bool)
  case section(DottedName, inverted: Bool, end: Int)
  /// The whitespace before a standalone tag is the indentation; an inline tag has none.
  case partial(TemplateReference, indentation: Range<Int>?)
  case parent(ParentTag)
  case block(BlockTag)
}

/// What a partial or parent tag names.
struct TemplateReference: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case fixed(String)
    /// A name in the contexts whose value is the template's name.
    case dynamic(DottedName)
  }

  let target: Target
  /// Where the name stands.
  let offset: Int
}

/// A parent tag with its arguments; what else stands between it and its end is not rendered.
struct ParentTag: Sendable {
  let reference: TemplateReference
  /// As with a partial.
  let indentation: Range<Int>?
  /// The nodes of each block that is a direct child.
  let arguments: [String: Range<Int>]
  let end: Int
}

/// A block outside of a parent tag: a place that can be overridden. Its children are the default content.
struct BlockTag: Sendable {
  enum Placement: Hashable, Sendable {
    /// The opening tag stood on a line of its own, which is gone. The lines of an override are indented like
    /// the default content, or like the tag where there is none.
    case ownLine(indentation: Range<Int>)
    /// The block fills its lines from the first character to the last but does not begin with a line end.
    /// The whitespace before it is the indentation of an override.
    case filledLine(indentation: Range<Int>)
    case inline
  }

  let name: String
  /// Where the name stands.
  let offset: Int
  let placement: Placement
  let end: Int
}
