import Diagnostics
import Testing

struct DiagnosticCollectorTests {
  @Test func keepsTheOrderAndDropsRepetitions() {
    var collector = DiagnosticCollector()
    collector.add(contentsOf: [Samples.file, Samples.located, Samples.file])
    collector.add(Samples.commandLine)
    collector.add(Samples.located)
    #expect(collector.diagnostics == [Samples.file, Samples.located, Samples.commandLine])
  }

  @Test func onlyErrorsCountAsErrors() {
    var collector = DiagnosticCollector()
    collector.add(contentsOf: [Samples.file, Samples.commandLine])
    #expect(!collector.hasErrors)
    collector.add(Samples.located)
    #expect(collector.hasErrors)
  }
}
