/// A call's way → what the report shows of it.
struct RouteBuilder {
  let route: CallRoute
  let row: ProtocolListing.Row
  let owner: ProtocolListing
  /// Whether all styles have this way.
  let isOnly: Bool

  func build() -> ReportContext.Route {
    let classes = owner.styles.filter { route.styles.contains($0.style) }
    return ReportContext.Route(
      styles: isOnly ? nil : route.styles.joined(separator: ", "),
      caller: owner.parent.isEmpty ? "caller" : owner.parent, message: row.requirement,
      result: route.result,
      hubs: classes.map(\.name).uniqued().map {
        .init(parts: CodeParts.of($0))
      }, hubRole: hubRole, manner: manner,
      stops: route.stops.enumerated().map(stop), notes: notes)
  }

  private var hubRole: String {
    switch route.product {
    case .proxies, .controlPublishers: owner.parentOrigin == "none" ? "delegate" : "proxy"
    case .subclasses: "subclass"
    }
  }

  private var manner: String {
    switch (route.manner, route.stops.count) {
    case (_, 1): "reaches nobody else"
    case (.all, _): "in this order"
    case (.untilAnswered, _): "until one answers"
    }
  }

  private var notes: [String] {
    var notes: [String] = []
    if route.isGated {
      notes.append(
        "Optional: to its caller it is implemented only while somebody uses it here, or the forwardee "
          + "implements it.")
    }
    if row.kind == "decision" {
      notes.append("Exactly one of them gets the completion handler, and it counts once.")
    }
    if row.kind == "interceptable event", route.product == .proxies {
      notes.append(
        "Where a style builds on RxCocoa, the runtime intercepts the call: there is no method for it in the "
          + "proxy.")
    }
    return notes
  }

  private func stop(_ offset: Int, _ stop: CallRoute.Stop) -> ReportContext.Stop {
    let turn = offset == 0 ? "first" : route.manner == .all ? "then" : "else"
    func make(
      _ role: String, _ title: String, _ names: [String], _ text: String
    ) -> ReportContext.Stop {
      ReportContext.Stop(
        role: role, turn: turn, title: title,
        names: names.map { .init(parts: CodeParts.of($0)) }, text: text)
    }
    switch stop {
    case .forwardee(let isOptional):
      return make(
        "forwardee", "forwardee", [],
        "the delegate that was set" + (isOptional ? ", if it implements this" : ""))
    case .hook(let members): return make("hook", "hook", names(members), "of your subclass")
    case .observers(let members):
      return make("observers", "observers", names(members), element(members))
    case .responder(let members):
      return make("responder", "responder", names(members), "what you bind or assign")
    case .fallback(let expression): return make("default", "default", [expression], "")
    case .defaultBody:
      return make("default", "default body", [], "of the protocol's extension")
    case .announcement(let members):
      var announcement = make(
        "announcement", "observers", names(members), "hear of the question when it is answered")
      announcement.turn = "last"
      return announcement
    }
  }

  private func names(_ members: [StyleMember]) -> [String] { members.map(\.name).uniqued() }

  private func element(_ members: [StyleMember]) -> String {
    let types = members.map(\.type).uniqued()
    return types == ["Void"] || types.isEmpty ? "" : "get " + types.joined(separator: " or ")
  }
}
