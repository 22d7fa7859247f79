@testable import ObjCFrontEnd

/// Enumerations as their macros expand.
enum EnumerationText {
  static func text(_ item: ObjCEnumeration) -> String {
    let name = item.name ?? ""
    let raw = item.rawType.map { " : " + CDeclarator.text($0) } ?? ""
    let attributes = kind(item.kind) + AttributeText.before(item.declaration)
    let comment = AttributeText.comment(item.declaration)
    let forward =
      item.kind == .plain || item.name == nil
      ? "" : "typedef enum \(attributes)\(name)\(raw) \(name);\n"
    let cases = item.cases.map { constant in
      AttributeText.comment(constant.declaration)
        + "  \(constant.name)\(AttributeText.after(constant.declaration)) = \(constant.value),\n"
    }
    let domain =
      if case .error(let domain) = item.kind {
        "extern NSString * _Nonnull const \(domain);\n"
      } else {
        ""
      }
    return "\(domain)\(forward)\(comment)enum \(attributes)\(name)\(raw) {\n\(cases.joined())};"
  }

  private static func kind(_ kind: ObjCEnumeration.Kind) -> String {
    switch kind {
    case .open: "__attribute__((enum_extensibility(open))) "
    case .closed: "__attribute__((enum_extensibility(closed))) "
    case .options: "__attribute__((flag_enum, enum_extensibility(open))) "
    case .error(let domain): "__attribute__((ns_error_domain(\(domain)))) "
    case .plain: ""
    }
  }
}
