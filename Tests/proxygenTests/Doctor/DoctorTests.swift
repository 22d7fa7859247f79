import Foundation
import Testing

@testable import proxygen

@Suite struct DoctorTests {
  private func examinations(_ variables: [String: String]) -> [String: Examination] {
    let doctor = Doctor(
      environment: variables, childProcess: .live, xcrun: nil,
      headers: HeaderProcess(executable: ProxygenExecutable.path, environment: variables))
    return Dictionary(uniqueKeysWithValues: doctor.examinations().map { ($0.subject, $0) })
  }

  @Test func thisMachineHasAToolchain() throws {
    let found = examinations(ProcessInfo.processInfo.environment)
    for subject in ["Swift toolchain", "SwiftSyntax", "interface printer"] {
      #expect(found[subject]?.isMissing == false, "\(subject)")
    }
    guard case .found(let words) = found["Swift toolchain"]?.result else { return }
    #expect(words.contains("swiftc, Swift version"))
  }

  @Test func whatIsMissingComesWithAdvice() throws {
    let found = examinations(["PATH": "/nowhere", LibclangSearch.variable: "/no/library"])
    #expect(found.values.filter(\.isMissing).count == 4)
    guard case .missing(let words, let advice) = found["libclang"]?.result else {
      Issue.record("libclang can't be there")
      return
    }
    #expect(words == "none works of /no/library")
    #expect(advice.contains("Correct the variable PROXYGEN_LIBCLANG"))
  }

  @Test func versionsTellWhatIsUsed() throws {
    let variables = ProcessInfo.processInfo.environment
    let doctor = Doctor(
      environment: variables, childProcess: .live, xcrun: nil,
      headers: HeaderProcess(executable: ProxygenExecutable.path, environment: variables))
    let versions = doctor.versions()
    #expect(versions.map(\.subject) == ["Swift toolchain", "SwiftSyntax", "libclang"])
    #expect(versions[1].words.hasSuffix("/libSwiftSyntax.\(Platform.librarySuffix)"))
    #expect(access(versions[1].words, R_OK) == 0)
  }

  @Test func aTableHasNothingButWords() {
    let table = [
      Examination(subject: "one", result: .found("here")),
      Examination(subject: "three", result: .missing("gone", advice: "Get it.")),
    ].table
    #expect(table == "one    here\nthree  gone\n")
  }

  @Test func aLineForEachAndAdviceBelow() {
    let text = [
      Examination(subject: "one", result: .found("here")),
      Examination(subject: "three", result: .absent("not needed")),
      Examination(subject: "two", result: .missing("gone", advice: "Get it.")),
    ].text
    #expect(
      text == """
        ok       one    here
        -        three  not needed
        missing  two    gone
                 Get it.

        """)
  }
}
