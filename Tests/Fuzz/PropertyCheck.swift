import Foundation
import ProxyGenerator

/// Shows that each property of the output fails where it doesn't hold: by generators that are broken in one way each.
struct PropertyCheck {
  private static let text = """
    public final class Door { public weak var delegate: (any DoorDelegate)? }
    public protocol DoorDelegate: AnyObject {
      func door(_ door: Door, didOpen count: Int)
      func doorWillCreak(_ door: Door)
    }
    """

  private let what: String
  /// How what is found begins; nil for what is right.
  private let finding: String?
  private let properties: OutputProperties

  private static func all() -> [PropertyCheck] {
    [
      PropertyCheck(what: "right", finding: nil, properties: OutputProperties()),
      PropertyCheck("changing", "it is generated otherwise again") {
        $0 + "// \(UUID())\n"
      },
      PropertyCheck(
        what: "another for whole files", finding: "slices give something else",
        properties: OutputProperties(wholeFiles: .standard(.wholeFiles).spoiled { $0 + "//\n" })),
      PropertyCheck("broken", "the output isn't Swift") { $0 + "}\n" },
      PropertyCheck("without a requirement", "nothing is said of doorWillCreak(_:)") {
        $0.replacing("doorWillCreak", with: "other")
      },
      PropertyCheck("without a protocol", "nothing is said of DoorDelegate") { _ in "" },
    ]
  }

  private init(what: String, finding: String?, properties: OutputProperties) {
    (self.what, self.finding, self.properties) = (what, finding, properties)
  }

  /// - Parameter spoil: what is done to each file that is generated, in either way.
  private init(
    _ what: String, _ finding: String, _ spoil: @escaping @Sendable (String) -> String
  ) {
    self.init(
      what: what, finding: finding,
      properties: OutputProperties(
        slices: .standard(.slices).spoiled(spoil),
        wholeFiles: .standard(.wholeFiles).spoiled(spoil)))
  }

  /// - Returns: what isn't found, or is found where nothing is.
  static func faults() -> [String] {
    var faults: [String] = []
    for check in all() {
      let found = check.properties.fault(of: text, style: "async")
      let isRight = check.finding.map { found?.contains($0) ?? false } ?? (found == nil)
      if !isRight { faults.append("output that is \(check.what): \(found ?? "isn't found")") }
    }
    return faults
  }
}

extension Pipeline {
  fileprivate func spoiled(
    _ spoil: @escaping @Sendable (String) -> String
  ) -> Pipeline {
    var spoiled = self
    spoiled.generate = { inputs, request in
      var generated = generate(inputs, request)
      for list in generated.files.indices {
        for file in generated.files[list].indices {
          generated.files[list][file].contents = spoil(generated.files[list][file].contents)
        }
      }
      return generated
    }
    return spoiled
  }
}
