/// The closure that an `async` twin of a method does without (SE-0297). The method itself keeps it, and it
/// is `@Sendable` there.
enum CompletionHandler {
  /// - Parameters:
  ///   - base: before words are omitted.
  ///   - labels: without the error's.
  /// - Returns: the closure's index among the header's parameters.
  static func index(
    in method: ObjCMethod, base: String, labels: [String], isExplicit: Bool, error: ErrorImport?
  ) -> Int? {
    let attributes = method.declaration.attributes
    let count = method.parameters.count
    guard attributes.async != SwiftAsync.none, count > (error == nil ? 0 : 1),
      returnsNothing(method, error), error?.isReplaced != true,
      attributes.asyncName != nil || isExplicit || namesTwin(method, base: base)
    else { return nil }
    let index: Int
    switch attributes.async {
    case .swiftPrivate(let handler), .notSwiftPrivate(let handler): index = handler - 1
    case nil, .some(.none):
      guard
        attributes.asyncName != nil
          || isNamed(method, base: base, labels: labels, isExplicit: isExplicit)
      else { return nil }
      index = count - 1
    }
    guard method.parameters.indices.contains(index),
      case .block(let function, _) = method.parameters[index].type.resolved,
      function.result.isVoid
    else { return nil }
    return index
  }

  private static func returnsNothing(_ method: ObjCMethod, _ error: ErrorImport?) -> Bool {
    guard !method.result.isVoid else { return true }
    return error?.kind == .zeroResult || error?.kind == .nonzeroResult
  }

  /// The twin has no `get` in front and no handler behind: `getWithCompletion:` leaves nothing to call it,
  /// so there is none, unless it is private and called `__`.
  private static func namesTwin(_ method: ObjCMethod, base: String) -> Bool {
    guard method.parameters.count == 1 else { return true }
    switch method.declaration.attributes.async {
    case .swiftPrivate: return true
    case nil where method.declaration.attributes.isPrivate: return true
    default: return !suffixes.contains { base == $0 || base == "get\($0)" }
    }
  }

  private static func isNamed(
    _ method: ObjCMethod, base: String, labels: [String], isExplicit: Bool
  ) -> Bool {
    let isFirst = method.parameters.count == 1
    if !isExplicit, isFirst, suffixes.contains(where: base.hasSuffix) { return true }
    guard let label = labels.last, let parameter = method.parameters.last else { return false }
    return names.contains(label) || labels.count > 1 && suffixes.contains(where: label.hasSuffix)
      || names.contains(parameter.name)
  }

  private static let names: Set = [
    "completionHandler", "withCompletionHandler", "completion", "withCompletion",
    "completionBlock", "withCompletionBlock", "reply", "withReply", "replyTo", "withReplyTo",
  ]

  private static let suffixes = [
    "WithCompletionHandler", "WithCompletion", "WithCompletionBlock", "WithBlock", "WithReplyTo",
    "WithReply",
  ]
}
