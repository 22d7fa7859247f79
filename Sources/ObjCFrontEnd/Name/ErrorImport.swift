/// An error parameter that becomes `throws` (SE-0112).
struct ErrorImport: Hashable {
  enum Kind: Hashable {
    /// The result says only whether there is an error.
    case zeroResult, nonzeroResult
    /// The result says it, and something else.
    case preservedZero
    case nilResult
    /// The error alone says it.
    case nonnilError
  }

  var kind: Kind
  /// The error's index among the header's parameters.
  var parameter: Int
  /// An empty parameter stands in its place, since a name without it would clash.
  var isReplaced: Bool
}

extension ErrorImport {
  /// The name that the error leaves its words in, and takes them from.
  struct Names: Hashable {
    var base: String
    var labels: [String]
    /// From `NS_SWIFT_NAME`: it has one label less where the error goes.
    var isExplicit = false
    var isInitializer = false
  }

  /// Nil where no error goes; `names` lose what spoke of it otherwise.
  static func considered(
    _ method: ObjCMethod, _ names: inout Names, clashes: (String) -> Bool
  ) -> ErrorImport? {
    let isLess = names.isExplicit && names.labels.count + 1 == method.parameters.count
    guard isLess || names.labels.count == method.parameters.count,
      let index = method.parameters.lastIndex(where: { !$0.type.isBlock }),
      method.parameters[index].type.isErrorPointer, let kind = kind(of: method)
    else { return nil }
    guard !isLess else { return ErrorImport(kind: kind, parameter: index, isReplaced: false) }
    var mayAdjust = !names.isExplicit && !(names.isInitializer && index == 0)
    if mayAdjust {
      switch adjusted(method, names, at: index, clashes) {
      case .some(let new): names = new
      case .none where index == 0 && suffix(of: names) == nil: return nil
      case .none: mayAdjust = false
      }
    }
    return ErrorImport(kind: kind, parameter: index, isReplaced: !mayAdjust)
  }

  /// Names without the error; nil where they would clash.
  private static func adjusted(
    _ method: ObjCMethod, _ names: Names, at index: Int, _ clashes: (String) -> Bool
  ) -> Names? {
    var new = names
    new.labels.remove(at: index)
    var pieces = method.pieces
    guard index == 0 else {
      pieces.remove(at: index)
      return clashes(selector(pieces)) ? nil : new
    }
    // The compiler looks for as many pieces as there are arguments left, from the front.
    let count = pieces.count - 1
    guard let suffix = suffix(of: names) else {
      return clashes(count == 0 ? pieces[0] : selector(Array(pieces[..<count]))) ? nil : new
    }
    let base = String(names.base.dropLast(suffix.count))
    guard !base.isEmpty, !Keywords.isReserved(base) else { return nil }
    pieces[0] = String(pieces[0].dropLast(suffix.count))
    // Where the shorter name clashes, the whole one stays, without the parameter.
    if !clashes(count == 0 ? pieces[0] : selector(Array(pieces[..<count]))) { new.base = base }
    return new
  }

  private static func suffix(of names: Names) -> String? {
    guard names.labels.first == "" else { return nil }
    return ["AndReturnError", "WithError"].first { names.base.hasSuffix($0) }
  }

  private static func selector(_ pieces: [String]) -> String {
    pieces.map { $0 + ":" }.joined()
  }

  private static func kind(of method: ObjCMethod) -> Kind? {
    let result = method.result
    let isNil = result.nullability != .nonnull && result.isPointer
    switch method.declaration.attributes.error {
    case nil: return result.isBool ? .zeroResult : isNil ? .nilResult : nil
    case .some(.none): return nil
    case .nonnullError: return .nonnilError
    case .nullResult: return isNil ? .nilResult : nil
    case .zeroResult: return result.isBool ? .zeroResult : result.isInteger ? .preservedZero : nil
    case .nonzeroResult: return result.isInteger ? .nonzeroResult : nil
    }
  }
}

extension ObjCType {
  /// `NSError **`
  var isErrorPointer: Bool {
    guard case .pointer(let pointer, _) = resolved else { return false }
    return pointer.isError
  }
}
