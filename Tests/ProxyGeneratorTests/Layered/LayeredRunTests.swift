import Testing

@testable import ProxyGenerator

struct LayeredRunTests {
  @Test func theProtocolsOfOneParentShareItsSubclass() throws {
    let fixture = try LayeredFixture(
      """
      class Chart {
        weak var delegate: (any ChartDelegate)?
        weak var dataSource: (any ChartDataSource)?
      }
      protocol ChartDelegate: AnyObject { func chartDidChange(_ chart: Chart) }
      protocol ChartDataSource: AnyObject { func chartDidChange(_ chart: Chart) }
      """)
    #expect(fixture.subclasses.count == 1)
    #expect(try fixture.subclass().layers.map(\.property) == ["delegate", "dataSource"])
    #expect(try fixture.subclass().freeProperties == "`delegate` and `dataSource`")
    let hooks = try fixture.subclass().layers.flatMap(\.hooks).map(\.signature)
    #expect(Set(hooks).count == 2, "two hooks have two names")
  }

  @Test func nestedParentsHaveTheTypesAroundThemInFront() throws {
    let fixture = try LayeredFixture(
      """
      enum Map { class Camera { weak var delegate: (any CameraDelegate)? } }
      protocol CameraDelegate: AnyObject { func cameraDidMove(_ camera: Map.Camera) }
      """)
    #expect(try fixture.subclass().className == "LayeredMapCamera")
  }

  @Test func twoParentsCantHaveOneSubclass() throws {
    let fixture = try LayeredFixture(
      """
      class Thing { weak var delegate: (any ThingDelegate)? }
      protocol ThingDelegate: AnyObject { func thingDidOpen(_ thing: Thing) }
      class NSThing { weak var delegate: (any NSThingDelegate)? }
      protocol NSThingDelegate: AnyObject { func thingDidOpen(_ thing: NSThing) }
      """)
    #expect(fixture.diagnostics.map(\.rule) == ["same-proxy"])
  }

  @Test func hooksLeaveTheParentsMembersAlone() throws {
    let fixture = try LayeredFixture(
      """
      class Thing {
        weak var delegate: (any ThingDelegate)?
        func didOpen() {}
      }
      protocol ThingDelegate: AnyObject { func thingDidOpen(_ thing: Thing) }
      """)
    #expect(try fixture.hook().signature == "func thingDidOpen()")
  }

  @Test func unknownInitializersAreWarnedOf() throws {
    let fixture = try LayeredFixture(
      """
      protocol ABCThingDelegate: AnyObject { func thingDidOpen(_ thing: ABCThing) }
      """)
    #expect(fixture.diagnostics.map(\.rule) == ["unknown-initializers"])
    #expect(try fixture.subclass().initializers.map(\.signature) == ["override init()"])
  }
}
