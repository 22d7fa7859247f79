import Testing

@testable import TestSupport

@Suite struct DocumentReaderTests {
  @Test func findsBlocksWithTheirLinesAndRoles() throws {
    let blocks = try DocumentReader.blocks(
      of: """
        # Title
        ```sh
        make
        ```
        - In a list:

          <!-- test: file a/b.json -->
          ```json
          {
            "key": 1
          }
          ```

        <!-- test: fails -->
        ```console
        $ false
        ```
        """)
    #expect(blocks.map(\.line) == [3, 9, 16])
    #expect(blocks.map(\.text) == ["make\n", "{\n  \"key\": 1\n}\n", "$ false\n"])
    #expect(
      blocks.map(\.role) == [
        .commands(.script, fails: false), .file("a/b.json"), .commands(.console, fails: true),
      ])
  }

  @Test(arguments: [
    ("```yaml\na: 1\n```\n", 2), ("\n<!-- test: nonsense -->\n```sh\nls\n```\n", 4),
    ("<!-- test: file -->\n```json\n{}\n```\n", 3), ("text\n```sh\nls\n", 2),
  ])
  func blocksThatNothingWouldTryAreFaults(_ document: String, _ line: Int) {
    #expect {
      try DocumentReader.blocks(of: document)
    } throws: { ($0 as? DocumentFault)?.line == line }
  }
}
