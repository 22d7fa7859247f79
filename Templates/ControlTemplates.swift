/// The style `control` as the binary carries it.
public enum ControlTemplates {
  /// The files of this folder by their names, without `.mustache`.
  public static let files: [String: [UInt8]] = [
    "style.json": PackageResources.style_json,
    "control": PackageResources.control_mustache,
    "file": PackageResources.file_mustache,
    "main-actor": PackageResources.main_actor_mustache,
    "publisher": PackageResources.publisher_mustache,
    "subscription": PackageResources.subscription_mustache,
    "target": PackageResources.target_mustache,
    "uikit": PackageResources.uikit_mustache,
    "value": PackageResources.value_mustache,
    "values": PackageResources.values_mustache,
  ]
}
