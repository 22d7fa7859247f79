import ProtocolModel

/// `iOS 15.0`, as `@available` and `#available` say from when on something exists.
struct PlatformVersion {
  let platform: String
  let version: String

  var text: String { "\(platform) \(version)" }

  /// Of `macOS 12, iOS 15, *` and of `iOS, introduced: 15`; empty for what says nothing of the kind.
  static func introduced(by attribute: Attribute) -> [PlatformVersion] {
    guard attribute.name == "available", attribute.conditions.isEmpty else { return [] }
    let list = (attribute.arguments ?? "").split(separator: ",").map(trimmed)
    guard let platform = list.first else { return [] }
    if list.last == "*" {
      return list.dropLast().compactMap { item in
        let words = item.split(separator: " ")
        guard words.count == 2 else { return nil }
        return PlatformVersion(platform: String(words[0]), version: String(words[1]))
      }
    }
    let introduced = list.first { $0.hasPrefix("introduced:") }?.dropFirst("introduced:".count)
    guard let introduced, !["*", "swift"].contains(platform) else { return [] }
    return [PlatformVersion(platform: platform, version: trimmed(introduced))]
  }

  /// Whether something else of the same platform, which comes no later, holds already.
  func isImplied(by others: [PlatformVersion]) -> Bool {
    others.contains { $0.platform == platform && !$0.precedes(self) }
  }

  func precedes(_ other: PlatformVersion) -> Bool {
    let count = max(numbers.count, other.numbers.count)
    return padded(to: count).lexicographicallyPrecedes(other.padded(to: count))
  }

  /// Whether it is later than what every toolchain that compiles the output can build for.
  var isNews: Bool {
    guard let oldest = Self.oldestTargets[platform] else { return true }
    return PlatformVersion(platform: platform, version: oldest).precedes(self)
  }

  /// The oldest systems that Xcode 15 builds for.
  private static let oldestTargets = [
    "iOS": "12.0", "macOS": "10.13", "tvOS": "12.0", "watchOS": "4.0", "visionOS": "1.0",
    "macCatalyst": "13.1", "OSX": "10.13",
  ]

  private var numbers: [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

  private func padded(to count: Int) -> [Int] {
    numbers + Array(repeating: 0, count: count - numbers.count)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
