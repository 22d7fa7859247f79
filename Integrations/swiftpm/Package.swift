// swift-tools-version: 6.0
import PackageDescription

// proxygen's plugins with a ready-made proxygen: what other packages depend on.
let package = Package(
  name: "proxygen-plugins",
  products: [
    .plugin(name: "ProxygenBuildTool", targets: ["ProxygenBuildTool"]),
    .plugin(name: "ProxygenCommand", targets: ["ProxygenCommand"]),
  ],
  targets: [
    .binaryTarget(
      name: "proxygen",
      url: "@URL@",
      checksum: "@CHECKSUM@"),
    .plugin(name: "ProxygenBuildTool", capability: .buildTool(), dependencies: ["proxygen"]),
    .plugin(
      name: "ProxygenCommand",
      capability: .command(
        intent: .custom(
          verb: "proxygen", description: "Write, check or list code for delegate protocols"),
        permissions: [
          .writeToPackageDirectory(reason: "proxygen writes the code that it generates.")
        ]),
      dependencies: ["proxygen"]),
  ]
)
