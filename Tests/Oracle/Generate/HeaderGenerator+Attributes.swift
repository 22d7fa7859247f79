@testable import ObjCFrontEnd

extension HeaderGenerator {
  mutating func addAttributes(to method: inout ObjCMethod) {
    switch random.count(0...59) {
    case 0...1: method.declaration.attributes.name = explicitName(for: method)
    case 2: method.declaration.attributes.isPrivate = true
    case 3: method.declaration.attributes.others = ["@UIActor"]
    case 4: method.declaration.attributes.others = ["nonisolated"]
    case 5...6: method.declaration.availability = availability()
    case 7: method.declaration.attributes.async = SwiftAsync.none
    case 8: addAsync(to: &method)
    case 9:
      if method.parameters.last?.type.isBlock == true, method.result.isVoid {
        method.declaration.attributes.asyncName =
          "awaited\(words(1...1))(\(method.parameters.dropLast().map { _ in "_:" }.joined()))"
      }
    default: break
    }
  }

  mutating func addAttributes(to property: inout ObjCProperty) {
    switch random.count(0...39) {
    case 0: property.declaration.attributes.name = "renamed" + words(1...2)
    case 1: property.declaration.attributes.isPrivate = true
    case 2: property.declaration.availability = availability()
    case 3: property.declaration.attributes.others = ["@UIActor"]
    default: break
    }
  }

  private mutating func explicitName(for method: ObjCMethod) -> String {
    let base = "named" + words(1...2)
    let labels = method.parameters.map { _ in
      random.chance(30) ? "_" : lowered(random.pick(Vocabulary.nouns))
    }
    return "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  private mutating func addAsync(to method: inout ObjCMethod) {
    guard let handler = method.parameters.lastIndex(where: { $0.type.isBlock }) else { return }
    guard method.result.isVoid, case .block(let function, _) = method.parameters[handler].type,
      function.result.isVoid
    else { return }
    method.declaration.attributes.async = random.pick([
      .swiftPrivate(handler: handler + 1), .notSwiftPrivate(handler: handler + 1),
    ])
  }

  private mutating func availability() -> [ObjCAvailability] {
    switch random.count(0...6) {
    case 0: return [ObjCAvailability(isUnavailable: true, message: "Gone.")]
    case 1: return [ObjCAvailability(platform: "swift", isUnavailable: true, message: "Not here.")]
    case 2: return [ObjCAvailability(deprecated: .always, message: "Old.")]
    case 3: return [ObjCAvailability(platform: "macos", introduced: "12.0")]
    case 4:
      return [ObjCAvailability(platform: "macos", introduced: "10.4", deprecated: .since("10.9"))]
    case 5:
      return [
        ObjCAvailability(
          platform: "macos", introduced: "10.4", deprecated: .since("13.0"), message: "Old.")
      ]
    default: return [ObjCAvailability(platform: "macos", introduced: "10.15")]
    }
  }
}
