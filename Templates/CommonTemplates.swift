/// What several built-in styles have in common: each has it as its own, unless it has another file of that name.
public enum CommonTemplates {
  /// The files of this folder by their names, without `.mustache`.
  public static let files: [String: [UInt8]] = [
    "body": PackageResources.body_mustache,
    "documentation": PackageResources.documentation_mustache,
    "member": PackageResources.member_mustache,
    "once": PackageResources.once_mustache,
    "passed-on": PackageResources.passed_on_mustache,
  ]
}
