import Foundation
import TestSupport

/// Modules that are imported somewhere and are empty here.
struct StubModules: Sendable {
  private static let real: Set<String> = [
    "Swift", "Foundation", "UIKit", "CoreGraphics", "CoreLocation", "WebKit", "ObjectiveC",
    "RxSwift",
    "RxCocoa", "RxRelay", "Combine", "_Concurrency",
  ]
  private static let reexporting: Set<String> = [
    "AppKit", "Cocoa", "MapKit", "SwiftUI", "AVFoundation", "AVKit", "Photos", "PhotosUI",
    "QuickLook",
    "SafariServices", "MessageUI", "StoreKit", "CoreData", "Intents", "IntentsUI",
    "WidgetKit",
    "QuartzCore", "CoreImage", "Contacts", "ContactsUI", "PassKit", "CloudKit", "UserNotifications",
    "EventKit", "EventKitUI", "PDFKit", "SpriteKit", "SceneKit", "WatchKit", "CarPlay", "CallKit",
    "PencilKit",
  ]

  /// Modules that show something of Foundation or UIKit.
  static let frameworks = reexporting.union([
    "Foundation", "UIKit", "CoreGraphics", "CoreLocation", "WebKit",
  ])

  /// Holds every module that some unit asked for.
  let cache: TemporaryFolder

  init() throws {
    cache = try TemporaryFolder()
  }

  /// A folder with the modules of one unit, so that `canImport` is true for these alone.
  func folder(for names: Set<String>, in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent("modules")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names.subtracting(Self.real) {
      let link = folder.appendingPathComponent("\(name).swiftmodule")
      if FileManager.default.fileExists(atPath: link.path) { continue }
      try FileManager.default.copyItem(at: module(name), to: link)
    }
    return folder
  }

  /// A header that an application would bridge to Objective-C with.
  func bridge() throws -> URL {
    let file = cache.url.appendingPathComponent("Bridge.h")
    if !FileManager.default.fileExists(atPath: file.path) {
      try Data("@import Foundation;\n@import UIKit;\n@import CoreLocation;\n@import WebKit;\n".utf8)
        .write(to: file, options: .atomic)
    }
    return file
  }

  private func module(_ name: String) throws -> URL {
    let file = cache.url.appendingPathComponent("\(name).swiftmodule")
    if FileManager.default.fileExists(atPath: file.path) { return file }
    let own = try TemporaryFolder()
    let source = own.url.appendingPathComponent("Empty.swift")
    let content =
      Self.reexporting.contains(name)
      ? "@_exported import Foundation\n@_exported import UIKit\n" : ""
    try Data(content.utf8).write(to: source)
    let product = own.url.appendingPathComponent("\(name).swiftmodule")
    let run = try Command(
      try Toolchain.current().compiler,
      ["-frontend", "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", name]
        + StandIns(.apple).arguments + ["-o", product.path, source.path]
    ).run()
    guard run.isSuccess else { throw CompilationFailure(diagnostics: run.errors) }
    // Somebody else may have been faster; one is as good as the other.
    try? FileManager.default.moveItem(at: product, to: file)
    return file
  }
}
