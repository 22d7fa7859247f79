import ProtocolModel
import Testing

@testable import SwiftFrontEnd

/// Reads source that must have no diagnostics.
func readValid(
  _ source: String, at place: Testing.SourceLocation = #_sourceLocation
) -> SourceFile {
  let parsed = SwiftFrontEnd.parse(source, path: "Valid.swift")
  #expect(parsed.diagnostics.map(\.summary) == [], sourceLocation: place)
  return parsed.file
}

/// The first protocol of valid source.
func readProtocol(
  _ source: String, at place: Testing.SourceLocation = #_sourceLocation
) throws -> ProtocolDeclaration {
  try #require(readValid(source, at: place).protocols.first, sourceLocation: place)
}

/// A requirement, given without the protocol around it.
func readRequirement(
  _ requirement: String, at place: Testing.SourceLocation = #_sourceLocation
) throws -> Requirement {
  let declaration = try readProtocol("protocol P {\n\(requirement)\n}", at: place)
  try #require(declaration.requirements.count == 1, sourceLocation: place)
  return declaration.requirements[0]
}

func readMethod(
  _ requirement: String, at place: Testing.SourceLocation = #_sourceLocation
) throws -> Method {
  let member = try readRequirement(requirement, at: place).member
  guard case .method(let method) = member else {
    throw UnexpectedMember(member: member)
  }
  return method
}

func readProperty(
  _ requirement: String, at place: Testing.SourceLocation = #_sourceLocation
) throws -> Property {
  let member = try readRequirement(requirement, at: place).member
  guard case .property(let property) = member else {
    throw UnexpectedMember(member: member)
  }
  return property
}

struct UnexpectedMember: Error {
  var member: Requirement.Member
}
