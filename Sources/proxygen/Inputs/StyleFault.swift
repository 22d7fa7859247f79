import Essentials

/// What is wrong with a `style.json`, with the key's path.
struct StyleFault {
  let message: String

  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      message = "there is no '\(Self.path(context.codingPath + [key]))'; add it"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      message = "'\(Self.path(context.codingPath))' is of the wrong type"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      message = "the file is no JSON object"
    case DecodingError.dataCorrupted(let context):
      message = "'\(Self.path(context.codingPath))': \(context.debugDescription)"
    default:
      message = "the file can't be understood: \(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
