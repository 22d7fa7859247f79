import AsyncTemplates
import CombineTemplates
import CommonTemplates
import ControlTemplates
import LayeredTemplates
import RxTemplates

/// The styles that the binary carries.
public enum BuiltInStyles {
  /// By the names that `--style` takes, in the order of help.
  public static let names = ["rx", "combine", "async", "layered", "control"]

  /// A style's folder: its `style.json`, and its templates by name without `.mustache`, those that it shares with others
  /// among them; empty for an unknown name.
  public static func folder(of style: String) -> [String: String] {
    let files = ownFiles(of: style)
    guard !files.isEmpty else { return [:] }
    return CommonTemplates.files.merging(files) { $1 }.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names in a style's folder that it shares with others.
  public static func sharedNames(of style: String) -> Set<String> {
    Set(CommonTemplates.files.keys).subtracting(ownFiles(of: style).keys)
  }

  /// What a template sees, in Markdown.
  public static var contextDocument: String {
    String(decoding: PackageResources.Context_md, as: UTF8.self)
  }

  private static func ownFiles(of style: String) -> [String: [UInt8]] {
    switch style {
    case "combine": CombineTemplates.files
    case "rx": RxTemplates.files
    case "layered": LayeredTemplates.files
    case "control": ControlTemplates.files
    case "async": AsyncTemplates.files
    default: [:]
    }
  }
}
