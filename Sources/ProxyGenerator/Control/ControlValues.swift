import Diagnostics
import ProtocolModel

/// Which properties of a control are its values.
///
/// Those that a `// proxygen:value` comment names; else the one that the class is named for (`rating` of
/// `RatingControl`), one with a usual name (`value`, `isOn`), or the only one that there is.
struct ControlValues {
  typealias Candidate = TypeDeclaration.Member<Property>

  let type: TypeDeclaration
  let candidates: [Candidate]

  /// - Parameter properties: all that the class and its extensions declare.
  init(_ type: TypeDeclaration, properties: [Candidate]) {
    self.type = type
    candidates = properties.filter(Self.mayChange)
  }

  /// Nil when several could be meant; empty when none could.
  var values: [Candidate]? {
    let named = type.context.values(of: .value)
    let marked = candidates.filter {
      $0.context.has(.value) || named.contains($0.declaration.name)
    }
    if !marked.isEmpty { return marked }
    let open = candidates.filter { !$0.context.has(.skip) }
    for names in [stemNames, Self.usualNames] {
      if let found = names.lazy.compactMap({ name in
        open.first { $0.declaration.name == name }
      }).first {
        return [found]
      }
    }
    return open.count < 2 ? open : nil
  }

  private static func mayChange(_ member: Candidate) -> Bool {
    let context = member.context
    let isOfTheObject = !context.hasModifier("static") && !context.hasModifier("class")
    let isDelegate = ["delegate", "dataSource", "Delegate", "DataSource"].contains {
      member.declaration.name.hasSuffix($0)
    }
    return context.has(.value)
      || isOfTheObject && member.declaration.isSettable && context.accessLevel > .fileprivate
        && !context.hasModifier("override") && !context.hasModifier("lazy") && !isDelegate
        && !context.hasAttribute("IBOutlet")
  }

  private var stemNames: [String] {
    let suffixes = [
      "Control", "View", "Slider", "Picker", "Field", "Button", "Switch", "Stepper", "Selector",
      "Input", "Knob", "Dial", "Wheel", "Bar",
    ]
    let stems = suffixes.filter { type.name.hasSuffix($0) && type.name != $0 }
      .map { String(type.name.dropLast($0.count)) }
    return stems.flatMap { stem in
      [Word.lowerCamel(stem), "selected\(stem)", "current\(stem)", "\(Word.lowerCamel(stem))Value"]
    }
  }

  private static let usualNames = [
    "value", "isOn", "isChecked", "text", "date", "selectedIndex", "selectedSegmentIndex",
    "currentPage", "selection", "selectedItem", "progress",
  ]
}
