import Testing

@testable import ReportGen

@Suite struct SVGCanvasTests {
  private static let hostile = "<script>alert(1)</script>\"'&\u{1B}[31m\u{202E}\n]]>"

  @Test func showsHostileWordsInert() throws {
    var canvas = SVGCanvas()
    let point = Point(x: 1, y: 2)
    canvas.text(Self.hostile, at: point, Self.hostile)
    canvas.mark(at: point, series: 9, tip: Self.hostile)
    canvas.rectangle(at: point, width: 1, height: 1, Self.hostile, tip: Self.hostile)
    canvas.line(from: point, to: point, Self.hostile)
    canvas.polyline([point, point], Self.hostile)
    let svg = canvas.document(height: 9, title: Self.hostile, description: Self.hostile)
    let document = try XMLText(svg)
    #expect(document.elements["script"] == nil)
    #expect(document.attributes.allSatisfy { !$0.hasPrefix("on") })
    #expect(document.title == "<script>alert(1)</script>\"'&\\u{1B}[31m\\u{202E}\\u{A}]]>")
    #expect(!svg.contains("\u{1B}") && !svg.contains("\u{202E}"))
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (1.5, "1.5"), (1.256, "1.26"), (-2.001, "-2"), (100.0, "100"),
  ])
  func writesLengthsShort(_ length: Double, _ text: String) {
    #expect(SVGCanvas.number(length) == text)
  }

  @Test func breaksTitlesBetweenWords() {
    #expect(wrapped("one two three", limit: 8) == ["one two", "three"])
    #expect(wrapped("", limit: 8) == [])
  }

  @Test(arguments: [
    ([1.0, 1000.0], [1.0, 3, 10, 30, 100, 300, 1000]), ([1.0, 9.0], [1.0, 2, 5, 10]),
  ])
  func putsTicksWhereTheyCanBeRead(_ values: [Double], _ ticks: [Double]) {
    let axis = ChartAxis.logarithmic("x", holding: values)
    #expect(axis.ticks.map { ($0 * 1000).rounded() / 1000 } == ticks)
  }

  @Test func beginsALinearAxisAtZero() {
    let axis = ChartAxis.linear("x", holding: [3, 9])
    #expect(axis.domain == 0...10)
    #expect(axis.share(5) == 0.5)
    #expect(ChartAxis.linear("x", holding: [-3, 9]).domain.lowerBound < 0)
  }
}
