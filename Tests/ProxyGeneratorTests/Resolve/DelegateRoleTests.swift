import Testing

@testable import ProxyGenerator

struct DelegateRoleTests {
  @Test(arguments: [
    ("delegate", DelegateRole.delegate, "HasDelegate", "Delegate"),
    ("dataSource", DelegateRole.dataSource, "HasDataSource", "DataSource"),
  ])
  func hasAConformance(
    _ property: String, _ role: DelegateRole, _ conformance: String, _ type: String
  ) throws {
    #expect(DelegateRole(property: property) == role)
    #expect(role.conformance == conformance)
    #expect(role.associatedType == type)
  }

  @Test func otherPropertiesHaveNone() {
    #expect(DelegateRole(property: "navigationDelegate") == nil)
    #expect(DelegateRole(property: "datasource") == nil)
  }

  @Test(arguments: [
    ("ThingDelegate", "Thing", DelegateRole.delegate), ("ThingDataSource", "Thing", .dataSource),
    ("ThingDatasource", "Thing", .dataSource), ("ThingDelegateProtocol", "Thing", .delegate),
    ("Delegate", "Delegate", .delegate), ("DataSource", "DataSource", .dataSource),
    ("ThingListener", "ThingListener", .delegate),
  ])
  func stem(_ name: String, _ stem: String, _ role: DelegateRole) {
    let found = ProtocolStem(name)
    #expect(found.stem == stem)
    #expect(found.role == role)
  }
}
