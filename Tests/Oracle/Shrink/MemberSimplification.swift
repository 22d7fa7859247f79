@testable import ObjCFrontEnd

/// One way to make a method simpler, in steps that are tried one after the other.
struct MemberSimplification: Sendable {
  /// Nil behind the last step.
  let apply: @Sendable (_ header: ObjCHeader, _ number: Int, _ step: Int) -> ObjCHeader?

  static let all = [
    withoutParameters, plainParameters, plainResult, withoutAttributes, shorterPieces,
  ]

  private static let withoutParameters = MemberSimplification { header, number, step in
    guard let method = header.method(number), step < method.parameters.count else { return nil }
    return header.changing(number) { method in
      var pieces = method.pieces
      pieces.remove(at: step)
      method.parameters.remove(at: step)
      method.selector =
        pieces.isEmpty ? method.firstPiece : pieces.map { $0 + ":" }.joined()
    }
  }

  private static let plainParameters = MemberSimplification { header, number, step in
    let plain: [ObjCType] = [.number(.int), .object(.any(protocols: []), .nonnull)]
    guard let method = header.method(number), step < method.parameters.count * plain.count else {
      return nil
    }
    return header.changing(number) { method in
      method.parameters[step / plain.count].type = plain[step % plain.count]
    }
  }

  private static let plainResult = MemberSimplification { header, number, step in
    guard step == 0, header.method(number) != nil else { return nil }
    return header.changing(number) { $0.result = .void }
  }

  private static let withoutAttributes = MemberSimplification { header, number, step in
    guard step < 3, header.method(number) != nil else { return nil }
    return header.changing(number) { method in
      switch step {
      case 0: method.declaration.attributes = SwiftAttributes()
      case 1: method.declaration.availability = []
      default: method.isOptional = false
      }
    }
  }

  /// Without each word of each piece.
  private static let shorterPieces = MemberSimplification { header, number, step in
    guard let method = header.method(number) else { return nil }
    let places = method.pieces.enumerated().flatMap { index, piece in
      CamelName(piece).words.indices.map { (index, $0) }
    }
    guard step < places.count else { return nil }
    let (index, word) = places[step]
    var pieces = method.pieces
    var words = CamelName(pieces[index]).words
    words.remove(at: word)
    guard !words.isEmpty else { return header }
    pieces[index] = words.joined()
    let first = pieces[index]
    pieces[index] = word == 0 ? first.prefix(1).lowercased() + first.dropFirst() : first
    return header.changing(number) { method in
      method.selector =
        method.parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined()
    }
  }
}
