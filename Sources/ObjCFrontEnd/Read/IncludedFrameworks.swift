/// Which frameworks a header includes, itself or through others that lie beside it.
struct IncludedFrameworks {
  private var own: [String: Set<String>] = [:]
  private var inclusions: [String: Set<String>] = [:]

  mutating func add(_ framework: String, of path: String) {
    own[path, default: []].insert(framework)
  }

  mutating func add(inclusion path: String, in other: String) {
    inclusions[other, default: []].insert(path)
  }

  var all: [String] { own.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted() }

  func reached(from path: String) -> [String] {
    var seen: Set = [path]
    var open = [path]
    var found: Set<String> = []
    while let next = open.popLast() {
      found.formUnion(own[next] ?? [])
      open += (inclusions[next] ?? []).filter { seen.insert($0).inserted }
    }
    return found.sorted()
  }
}
