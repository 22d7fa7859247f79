#if LIBCLANG
  /// Headers of proxygen's own that stand in for Apple's where there is no SDK.
  ///
  /// They are searched last, so that whatever else the compiler finds goes first.
  enum Prelude {
    static let files: [TranslationUnit.VirtualFile] = resources.map { path, bytes in
      TranslationUnit.VirtualFile(
        path: "\(HeaderFiles.preludeFolder)/\(path)", text: String(decoding: bytes, as: UTF8.self))
    }

    private static let resources: [(path: String, bytes: [UInt8])] =
      [
        ("ObjectiveC/Macros.h", PackageResources.Macros_h),
        ("ObjectiveC/ObjectiveC.h", PackageResources.ObjectiveC_h),
        ("CoreFoundation/CoreFoundation.h", PackageResources.CoreFoundation_h),
        ("CoreGraphics/CoreGraphics.h", PackageResources.CoreGraphics_h),
        ("Foundation/Foundation.h", PackageResources.Foundation_h),
        ("UIKit/UIKit.h", PackageResources.UIKit_h),
        ("AppKit/AppKit.h", PackageResources.AppKit_h),
      ] + forwarders.map { ($0.path, Array("#import <\($0.target)>\n".utf8)) }

    /// Other names under which headers are included.
    private static let forwarders: [(path: String, target: String)] =
      ["TargetConditionals.h", "Availability.h", "AvailabilityMacros.h", "os/availability.h"]
      .map { ($0, "ObjectiveC/Macros.h") }
      + ["objc/objc.h", "objc/NSObject.h", "objc/NSObjCRuntime.h", "objc/runtime.h"]
      .map { ($0, "ObjectiveC/ObjectiveC.h") }
      + [
        ("Cocoa/Cocoa.h", "AppKit/AppKit.h"),
        ("CoreGraphics/CGBase.h", "CoreGraphics/CoreGraphics.h"),
        ("CoreGraphics/CGGeometry.h", "CoreGraphics/CoreGraphics.h"),
        ("dispatch/dispatch.h", "Foundation/Foundation.h"),
      ]
  }
#endif
