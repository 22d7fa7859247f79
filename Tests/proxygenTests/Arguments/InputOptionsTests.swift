import Testing

@testable import proxygen

@Suite struct InputOptionsTests {
  @Test func lookupIsToldAsItIsGiven() {
    let lookup = ModuleLookup(
      definitions: ["A=1", "B"], headerModule: "Kit", importFolders: ["include", "/me/more"],
      frameworkFolders: ["Frameworks"], sdk: "/Apps/My.sdk", target: "arm64-apple-ios17.0")
    #expect(
      lookup.words == [
        "-I", "include", "-I", "more", "-F", "Frameworks", "-D", "A=1", "-D", "B",
        "--header-module", "Kit", "--sdk", "My.sdk", "--target", "arm64-apple-ios17.0",
      ])
    #expect(ModuleLookup(sdk: "iphoneos").words == ["--sdk", "iphoneos"])
    #expect(ModuleLookup().words == [])
  }
}
