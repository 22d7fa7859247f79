import Diagnostics
import Essentials

/// The `proxygen.json` that `proxygen init` writes: commented, and fit for what was found in the folder.
struct StarterConfiguration {
  /// The delegate protocols that were found, each with the file that declares it, from the folder on.
  var protocols: [(path: String, name: String)]
  /// All sources.
  var texts: [String]
  /// Why some protocols can't be served as things are.
  var problems: [Diagnostic]

  var text: String {
    """
    // What proxygen generates here, and from what. 'proxygen config lint' checks this file, 'proxygen generate' obeys it.
    {
      "version": 1,

      // Folders, files and globs with the delegate protocols, and with what they mention.
      "inputs": \(list(inputs)),

      // Each output has a style: rx, combine, async, layered, control, or a folder of your own. "protocols" narrows it.
      "outputs": [
        {"style": "\(style)", "path": "Generated"}
      ],
    \(keepGoing)
      // What comments in the source could say, too. The protocols here: \(names).
      "protocols": {
        // "ThingDelegate": {
        //   "parent": "Thing",
        //   "requirements": {"thing(_:didFinish:)": {"name": "finished", "replay": 1}}
        // }
      }
    }

    """
  }

  /// The outermost folder of each, without files that hold none.
  private var inputs: [String] {
    let folders = protocols.map {
      $0.path.contains("/") ? String($0.path.prefix { $0 != "/" }) : $0.path
    }
    return folders.isEmpty ? ["."] : Set(folders).sorted()
  }

  private var style: String {
    let imports: (String) -> Bool = { module in
      texts.contains { $0.contains("import \(module)") }
    }
    if imports("RxSwift") || imports("RxCocoa") { return "rx" }
    return imports("Combine") ? "combine" : "async"
  }

  private var names: String {
    let names = Set(protocols.map(\.name)).sorted()
    guard !names.isEmpty else { return "none" }
    let more = names.count > 8 ? ", and \(names.count - 8) more" : ""
    return names.prefix(8).joined(separator: ", ") + more
  }

  private var keepGoing: String {
    guard !problems.isEmpty else { return "" }
    let shown = problems.prefix(10).map { "  //   \(line($0))\n" }.joined()
    let more = problems.count > 10 ? "  //   … and \(problems.count - 10) more\n" : ""
    return """

        // These can't be served yet; remove this when they can:
      \(shown)\(more)  "keep-going": true,

      """
  }

  private func line(_ problem: Diagnostic) -> String {
    guard case .source(let place) = problem.place else { return problem.message }
    return "\(place): \(problem.message)"
  }

  private func list(_ texts: [String]) -> String {
    let quoted = texts.map { text in
      (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
    return "[" + quoted.joined(separator: ", ").replacing("\\/", with: "/") + "]"
  }
}
