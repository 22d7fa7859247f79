/// Where in the value a container stands. The keys are put together only for an error.
final class EncodingPath: Sendable {
  private let parent: EncodingPath?
  private let key: any CodingKey

  init(_ parent: EncodingPath?, _ key: any CodingKey) {
    self.parent = parent
    self.key = key
  }

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var next: EncodingPath? = self
    while let path = next {
      keys.append(path.key)
      next = path.parent
    }
    return keys.reversed()
  }
}
