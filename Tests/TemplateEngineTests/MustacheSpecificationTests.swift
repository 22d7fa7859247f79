import Foundation
import TemplateEngine
import Testing

/// The vectors of the public Mustache specification, from a folder with its JSON files.
struct MustacheSpecificationTests {
  static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC_DIR"]

  /// The parts of the specification that the engine claims; lambdas are not among them.
  static let parts = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    "~dynamic-names", "~inheritance",
  ]

  struct Part: Decodable {
    let tests: [Vector]
  }

  struct Vector: Decodable {
    let name: String
    let desc: String
    let data: TemplateValue
    let template: String
    let partials: [String: String]?
    let expected: String
  }

  @Test(
    .enabled(
      if: folder != nil,
      "set MUSTACHE_SPEC_DIR to a folder with the specification's JSON files to run its vectors"))
  func everyVectorPasses() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder), isDirectory: true)
    var (passed, all) = (0, 0)
    for part in Self.parts {
      let file = folder.appendingPathComponent(part + ".json")
      let vectors = try JSONDecoder().decode(Part.self, from: Data(contentsOf: file)).tests
      #expect(!vectors.isEmpty, "\(part).json holds no vector")
      let passedHere = vectors.filter { passes($0, of: part) }.count
      print("Mustache specification, \(part): \(passedHere) of \(vectors.count) vectors pass")
      passed += passedHere
      all += vectors.count
    }
    print("Mustache specification: \(passed) of \(all) vectors pass")
    #expect(passed == all)
  }

  private func passes(_ vector: Vector, of part: String) -> Bool {
    var texts = vector.partials ?? [:]
    let root = "the vector's template"
    texts[root] = vector.template
    let renderer = TemplateRenderer(
      library: TemplateLibrary(texts), escaping: .html, strictness: .lenient)
    let rendered: String
    do throws(TemplateError) {
      rendered = try renderer.render(root, with: vector.data)
    } catch {
      Issue.record("\(part), \(vector.name) (\(vector.desc)): \(error)")
      return false
    }
    #expect(rendered == vector.expected, "\(part), \(vector.name): \(vector.desc)")
    return rendered == vector.expected
  }
}
