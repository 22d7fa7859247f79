import TestSupport

@testable import ObjCFrontEnd

/// The namer's Swift for a header beside the compiler's.
public struct ImportComparison {
  /// One declaration that the two see differently.
  public struct Difference: Hashable, Sendable {
    public var number: Int
    /// The declaration as Objective-C has it.
    public var source: String
    public var compiler: [String]
    public var namer: [String]
  }

  /// In the order of the header.
  public let differences: [Difference]
  public let declarationCount: Int
  public let methodCount: Int

  init(_ header: ObjCHeader, _ importer: Importer) throws {
    let owners = DeclarationIndex(header)
    let interface = try importer.interface(of: HeaderText(header).text)
    let compiler = InterfaceReader(interface, isCompilers: true, owners: owners.owners)
    let namer = InterfaceReader(
      SwiftImport.text(of: header, isSystemModule: false).text, isCompilers: false,
      owners: owners.owners)
    differences = owners.sources.keys.sorted().compactMap { number in
      let (one, other) =
        (compiler.declarations[number] ?? [], namer.declarations[number] ?? [])
      guard one.sorted() != other.sorted() else { return nil }
      if owners.sources[number]?.contains("swift_private") == true { return nil }
      return Difference(
        number: number, source: owners.sources[number] ?? "", compiler: one, namer: other)
    }
    declarationCount = owners.sources.count
    methodCount = owners.methodCount
  }

  /// - Parameter members: how many members the random header has, about.
  public init(seed: UInt64, members: Int = 500, _ importer: Importer) throws {
    try self.init(HeaderGenerator.header(seed: seed, members: members), importer)
  }
}
