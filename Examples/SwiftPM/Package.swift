// swift-tools-version: 6.0
import PackageDescription

// Doors are served while they are built; the code for lamps is committed, and made by
// `swift package --allow-writing-to-package-directory proxygen --target Lamps`.
let package = Package(
  name: "House",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "proxygen", path: "../..")
  ],
  targets: [
    .target(name: "Doors", plugins: [.plugin(name: "ProxygenBuildTool", package: "proxygen")]),
    .target(name: "Lamps", exclude: ["proxygen.json"]),
    .executableTarget(name: "House", dependencies: ["Doors", "Lamps"]),
  ]
)
