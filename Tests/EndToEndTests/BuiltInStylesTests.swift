import Foundation
import ReportTemplates
import Templates
import TestSupport
import Testing

/// The binary carries what the folders hold.
@Suite struct BuiltInStylesTests {
  @Test(arguments: BuiltInStyles.names)
  func haveAllFilesOfTheirFolders(_ name: String) throws {
    let templates = Repository.root.appendingPathComponent("Templates")
    var folder = try FileTree(readingFrom: templates.appendingPathComponent("common"))
    let own = try FileTree(readingFrom: templates.appendingPathComponent(name))
    folder.files.merge(own.files) { $1 }
    let embedded = BuiltInStyles.folder(of: name)
    for (path, data) in folder.files {
      let file = path.hasSuffix(".mustache") ? String(path.dropLast(".mustache".count)) : path
      #expect(embedded[file] == String(decoding: data, as: UTF8.self), "\(name)/\(path)")
    }
    #expect(embedded.count == folder.files.count)
  }

  @Test func soHasTheReport() throws {
    let folder = Repository.root.appendingPathComponent("Templates/report")
    let files = try FileTree(readingFrom: folder).files
    #expect(files.count == ReportTemplates.files.count)
    for (path, data) in files {
      let name = path.hasSuffix(".mustache") ? String(path.dropLast(".mustache".count)) : path
      #expect(ReportTemplates.files[name].map { Data($0) } == data, "\(path)")
    }
  }
}
