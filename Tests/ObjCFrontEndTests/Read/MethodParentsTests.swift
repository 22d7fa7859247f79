import Testing

@testable import ObjCFrontEnd

@Suite struct MethodParentsTests {
  @Test(arguments: InstalledLibclang.all)
  func aPairOfMethodsIsAProperty(_ library: InstalledLibclang) throws {
    let header = try HeaderFixture([
      "A.h": """
      @protocol SocketDelegate, DoorDelegate;
      @interface Socket : NSObject
      - (id<SocketDelegate>)delegate;
      - (void)setDelegate:(id<SocketDelegate>)delegate;
      @property (weak) id<DoorDelegate> door;
      - (id<DoorDelegate>)other;
      - (void)setOther:(id<DoorDelegate>)other;
      @end
      @protocol SocketDelegate @end
      @protocol DoorDelegate @end
      """
    ]).read(library).header
    #expect(
      header.protocols.map { $0.declaration.directives.map(\.text) } == [
        ["parent Socket", "getter object.delegate()", "setter object.setDelegate(delegate)"], [],
      ])
  }
}
