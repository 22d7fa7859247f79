/// The arguments of the parent tags around the place that is being rendered.
///
/// Each frame knows the one around it; where an argument is rendered, that is the frame around its own parent
/// tag, since a block inside an argument is a parameter of the template that the argument stands in. So no
/// argument can expand itself.
struct BlockScope {
  /// A position in the chain of frames; nil outside of every parent tag with arguments.
  typealias Position = Int?

  struct Argument {
    let template: ParsedTemplate
    let nodes: Range<Int>
    /// Where blocks in the argument are looked up.
    let scope: Position
  }

  private struct Frame {
    let arguments: [String: Range<Int>]
    let template: ParsedTemplate
    let outer: Position
  }

  private var frames: [Frame] = []
  private(set) var position: Position = nil

  /// Enters a template with arguments that stand in another template. `leave` undoes it.
  mutating func enter(arguments: [String: Range<Int>], of template: ParsedTemplate) {
    guard !arguments.isEmpty else { return }
    frames.append(Frame(arguments: arguments, template: template, outer: position))
    position = frames.count - 1
  }

  /// Enters an argument. `leave` undoes it.
  mutating func enter(_ argument: Argument) { position = argument.scope }

  mutating func leave(to mark: Mark) {
    frames.removeLast(frames.count - mark.count)
    position = mark.position
  }

  struct Mark {
    fileprivate let position: Position
    fileprivate let count: Int
  }

  var mark: Mark { Mark(position: position, count: frames.count) }

  /// What overrides a block: the argument of the outermost parent tag that has one.
  func argument(named name: String) -> Argument? {
    var found: Argument?
    var next = position
    while let index = next {
      let frame = frames[index]
      if let nodes = frame.arguments[name] {
        found = Argument(template: frame.template, nodes: nodes, scope: frame.outer)
      }
      next = frame.outer
    }
    return found
  }
}
