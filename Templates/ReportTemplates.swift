/// The page of `proxygen list --format html` as the binary carries it.
public enum ReportTemplates {
  /// The files of this folder by their names, without `.mustache`.
  public static let files: [String: [UInt8]] = [
    "report.css": PackageResources.report_css,
    "report.js": PackageResources.report_js,
    "fault": PackageResources.fault_mustache,
    "page": PackageResources.page_mustache,
    "phrase": PackageResources.phrase_mustache,
    "place": PackageResources.place_mustache,
    "problem": PackageResources.problem_mustache,
    "protocol": PackageResources.protocol_mustache,
    "requirement": PackageResources.requirement_mustache,
    "route": PackageResources.route_mustache,
  ]
}
