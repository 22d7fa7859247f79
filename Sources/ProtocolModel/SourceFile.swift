import Diagnostics

/// Everything that one input declares and that a generator may need, free of syntax nodes.
///
/// Declarations keep the order of the source, also those nested in types, extensions and `#if`.
public struct SourceFile: Hashable, Codable, Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  public var path: String
  /// The module that the file's declarations belong to, when it isn't the one that the output goes to:
  /// `FoundationXML` for `--module FoundationXML`.
  public var module: String?
  public var imports: [ImportDeclaration]
  public var protocols: [ProtocolDeclaration]
  /// Those in the bodies of functions, which no other file sees.
  public var localProtocols: [ProtocolDeclaration]
  /// Classes, actors, structs, enums and type aliases.
  public var types: [TypeDeclaration]
  public var extensions: [ExtensionDeclaration]

  public init(
    path: String, module: String? = nil, imports: [ImportDeclaration] = [],
    protocols: [ProtocolDeclaration] = [], localProtocols: [ProtocolDeclaration] = [],
    types: [TypeDeclaration] = [],
    extensions: [ExtensionDeclaration] = []
  ) {
    self.path = path
    self.module = module
    self.imports = imports
    self.protocols = protocols
    self.localProtocols = localProtocols
    self.types = types
    self.extensions = extensions
  }
}

/// `@preconcurrency import struct Foo.Bar`, with the conditions around it.
public struct ImportDeclaration: Hashable, Codable, Sendable {
  /// The whole declaration on one line, attributes and access level included.
  public var text: String
  /// The imported path without attributes and kind (`Foo.Bar`).
  public var path: String
  public var conditions: [Condition]

  public init(text: String, path: String, conditions: [Condition] = []) {
    self.text = text
    self.path = path
    self.conditions = conditions
  }
}
