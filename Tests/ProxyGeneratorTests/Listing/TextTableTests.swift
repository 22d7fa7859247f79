import Testing

@testable import ProxyGenerator

@Suite struct TextTableTests {
  private func table(_ rows: [[String]], width: Int?, isColored: Bool = false) -> [String] {
    TextTable(rows: rows.map { $0.map { TextTable.Cell($0, .cyan) } })
      .lines(TerminalStyle(width: width, isColored: isColored), indentation: 2)
  }

  @Test func columnsAreAligned() {
    #expect(
      table([["a", "bb", "c"], ["aaa", "b", ""], ["高", "b", "c"]], width: nil)
        == ["  a    bb  c", "  aaa  b", "  高   b   c"])
  }

  @Test func theWidestGivesWay() {
    #expect(
      table([["name", "because it is required and returns nothing"], ["x", "short"]], width: 30)
        == [
          "  name  because it is required", "        and returns nothing", "  x     short",
        ])
  }

  @Test func everyLineFits() {
    let rows = [
      ["tableView(_:cellForRowAt:)", "computed answer", "(IndexPath) -> UITableViewCell"],
      ["a", "event", "averyveryverylongnamewithoutanyplacetobreakit"],
    ]
    for width in 46...100 {
      let lines = table(rows, width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(width)")
      let text = lines.joined().filter { $0 != " " }
      #expect(text.contains("computedanswer") || width < 60)
    }
  }

  @Test func coloursTakeNoRoom() {
    #expect(
      table([["a", "b"]], width: nil, isColored: true) == [
        "  \u{1B}[36ma\u{1B}[0m  \u{1B}[36mb\u{1B}[0m"
      ])
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("a(_:b:c:)", 5, ["a(_:", "b:c:)"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]), ("", 4, [""]), ("a  b", 1, ["a", "b"]),
  ])
  func cellsBreak(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(CellWrapping.lines(text, width: width) == lines)
  }
}
