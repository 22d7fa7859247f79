/// Bounds for templates that include themselves without end, or each other many times over.
struct RenderingLimits: Sendable {
  /// How many partial, parent and overridden block tags may lie around a place.
  var depth = 1_000
  /// How many nodes and bytes together may be rendered.
  var work = 500_000_000
}
