import TestSupport

@testable import ObjCFrontEnd

extension ImportComparison.Difference: CustomStringConvertible {
  public var description: String {
    ([source] + compiler.map { "  compiler: \($0)" } + namer.map { "  namer:    \($0)" })
      .joined(separator: "\n")
  }
}

/// The namer's Swift for a header beside the compiler's.
public struct ImportComparison {
  /// One declaration that the two see differently.
  public struct Difference: Hashable, Sendable {
    public var number: Int
    /// The declaration as Objective-C has it.
    public var source: String
    public var compiler: [String]
    public var namer: [String]
    /// Why they may differ here; nil for a fault.
    public var reason: KnownDifference?
  }

  /// In the order of the header.
  public let differences: [Difference]
  public let declarationCount: Int
  public let methodCount: Int

  /// - Parameter isSystemModule: whether the header counts as one of an SDK.
  init(_ header: ObjCHeader, isSystemModule: Bool = false, _ importer: Importer) throws {
    let index = DeclarationIndex(header)
    let interface = try importer.interface(
      of: HeaderText(header).text, isSystemModule: isSystemModule)
    let compiler = InterfaceReader(interface, isCompilers: true, owners: index.owners)
    let namer = InterfaceReader(
      SwiftImport.text(of: header, isSystemModule: isSystemModule).text, isCompilers: false,
      owners: index.owners)
    differences = index.sources.keys.sorted().compactMap { number in
      let (one, other) =
        (compiler.declarations[number] ?? [], namer.declarations[number] ?? [])
      guard one.sorted() != other.sorted() else { return nil }
      let source = index.sources[number] ?? ""
      return Difference(
        number: number, source: source, compiler: one, namer: other,
        reason: KnownDifference(header, source: source, compiler: one, namer: other))
    }
    declarationCount = index.sources.count
    methodCount = index.methodCount
  }

  /// - Parameter members: how many members the random header has, about.
  public init(seed: UInt64, members: Int = 500, _ importer: Importer) throws {
    try self.init(
      HeaderGenerator.header(seed: seed, members: members),
      isSystemModule: Self.isSystemModule(seed: seed), importer)
  }

  /// Every fourth header counts as one of an SDK.
  static func isSystemModule(seed: UInt64) -> Bool { seed.isMultiple(of: 4) }

  /// The text of the header for a seed.
  public static func header(seed: UInt64, members: Int = 500) -> String {
    HeaderText(HeaderGenerator.header(seed: seed, members: members)).text
  }

  /// What is no known difference.
  public var faults: [Difference] { differences.filter { $0.reason == nil } }
}
