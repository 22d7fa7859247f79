import Testing

@testable import proxygen

@Suite struct HeaderModuleTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func frameworksGoBeforeModuleMapsAndThoseBeforeTheOption() throws {
    try folder.write("module Map { header \"A.h\" }", to: "K.framework/Headers/module.modulemap")
    try folder.write("module Map { header \"A.h\" }", to: "map/module.modulemap")
    let modules = HeaderModule(otherwise: "Other")
    #expect(modules.module(of: folder.absolute("K.framework/Headers/A.h")) == "K")
    #expect(modules.module(of: folder.absolute("map/A.h")) == "Map")
    #expect(modules.module(of: folder.absolute("A.h")) == "Other")
    #expect(HeaderModule(otherwise: nil).module(of: folder.absolute("A.h")) == nil)
  }

  @Test func theModuleWithTheHeaderCounts() throws {
    try folder.write(
      """
      // module No {}
      framework module One [system] { umbrella header "sub/One.h" module * { export * } }
      module Two{header "A.h" export *}
      """, to: "module.modulemap")
    let map = ModuleMap(try folder.read("module.modulemap"))
    #expect(
      map.modules == [
        ModuleMap.Module(name: "One", headers: ["One.h"]),
        ModuleMap.Module(name: "Two", headers: ["A.h"]),
      ])
    let modules = HeaderModule(otherwise: nil)
    #expect(modules.module(of: folder.absolute("A.h")) == "Two")
    #expect(modules.module(of: folder.absolute("Else.h")) == "One")
  }

  @Test(arguments: ["", "module", "module A { header", "}}}", "header \"x\""])
  func brokenMapsDoNoHarm(_ text: String) {
    #expect(ModuleMap(text).modules.count <= 1)
  }
}
