import Diagnostics
import ProtocolModel

/// Nothing is dropped in silence: what gets no observable or responder is said, with the reason.
struct ObstacleRule {
  /// Whether what returns nothing is heard in the call itself, so that its arguments need not outlive that.
  var hearsInTheCall = false

  func check(_ classified: ClassifiedRequirement, in resolved: ResolvedProtocol) -> [Diagnostic] {
    let requirement = classified.requirement
    switch classified.kind {
    case .forwardedOnly(.skipped, _), .unsupported(.isUnavailable): return []
    case .forwardedOnly(let obstacle, nil) where hearsInTheCall && obstacle.endsWithTheCall:
      return []
    case .forwardedOnly(let obstacle, _): return [.forwardedOnly(requirement, obstacle)]
    case .unsupported
    where requirement.context.has(.skip) && classified.resolved.presence != .required:
      return []
    case .unsupported(let obstacle):
      // Left to its default body, or to the runtime, it can be missing from the proxy.
      return classified.resolved.presence == .required
        ? [.impossible(requirement, obstacle, in: resolved)]
        : [.leftOut(requirement, obstacle, classified.resolved.presence)]
    default: return []
    }
  }
}

extension Diagnostic {
  fileprivate static func forwardedOnly(
    _ requirement: Requirement, _ obstacle: Obstacle
  ) -> Diagnostic {
    .warning(
      "forwarded-only", at: .source(requirement.context.location),
      "'\(requirement.fullName)' is forwarded but can't be observed or answered: "
        + "\(obstacle.rawValue). Silence this with '// proxygen:skip' above it")
  }

  fileprivate static func leftOut(
    _ requirement: Requirement, _ obstacle: Obstacle, _ presence: ResolvedRequirement.Presence
  ) -> Diagnostic {
    let substitute =
      presence == .optional ? "the forwardee alone has it" : "its default body answers"
    return .warning(
      "left-out", at: .source(requirement.context.location),
      "'\(requirement.fullName)' is left out of the proxy, and \(substitute): "
        + "\(obstacle.rawValue). Silence this with '// proxygen:skip' above it")
  }

  fileprivate static func impossible(
    _ requirement: Requirement, _ obstacle: Obstacle, in resolved: ResolvedProtocol
  ) -> Diagnostic {
    let name = resolved.declaration.name
    let remedy =
      switch obstacle {
      case .isAssociatedType: "Put a concrete type in its place, or leave"
      default: "Give it a default body in an extension, or leave"
      }
    return .error(
      "impossible-requirement", at: .source(requirement.context.location),
      "a proxy can't conform to '\(name)' because of '\(requirement.fullName)': "
        + "\(obstacle.rawValue). \(remedy) the protocol out with "
        + "'// proxygen:skip' above '\(name)'")
  }
}
