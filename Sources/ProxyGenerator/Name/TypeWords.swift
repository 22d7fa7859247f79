import ProtocolModel

/// A type as words of a name: `[MKAnnotationView]` → `AnnotationViews`, `String?` → `String`. Empty for a type that says
/// nothing, such as `Any` or a tuple.
struct TypeWords {
  let text: String

  init(_ type: TypeReference) {
    switch type.core {
    case .array(let element): text = Self.plural(TypeWords(element).text)
    case .dictionary(_, let value): text = Self.plural(TypeWords(value).text)
    case .named("Set", let arguments), .named("Array", let arguments):
      text = Self.plural(arguments.first.map { TypeWords($0).text } ?? "")
    case .function: text = "Handler"
    case .named("Any", _), .named("AnyObject", _): text = ""
    case let core:
      let last = core.qualifiedName?.split(separator: ".").last.map(String.init) ?? ""
      text = Word.upperFirst(FrameworkPrefix.dropped(from: last))
    }
  }

  private static func plural(_ word: String) -> String {
    if word.isEmpty || word.hasSuffix("s") { return word }
    let endsInConsonantAndY =
      word.hasSuffix("y") && !(word.dropLast().last.map { "aeiou".contains($0) } ?? false)
    return endsInConsonantAndY ? String(word.dropLast()) + "ies" : word + "s"
  }
}
