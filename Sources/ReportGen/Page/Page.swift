import Results

/// A run as one self-contained page: no network, no script but its own, readable without any.
struct Page {
  private let report: Report
  private let evidence: Evidence
  private let explanations: Explanations

  /// A page about `input`, whose rows show their `explanations`.
  init(_ input: RunInput, explanations: Explanations = .none) {
    self.explanations = explanations
    report = Report(input: input, command: "ReportGen html")
    evidence = Evidence(input.results, input.manifest)
  }

  /// The whole document; the same input gives the same bytes.
  var html: String {
    get throws {
      let rows = try PageRows(report.input, evidence, explanations).json
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>What type erasure costs</title>
        <style>\(style)</style>
        </head>
        <body>
        <a class="skip" href="#rows">Skip to the rows</a>
        <header><h1>What type erasure costs</h1>\(navigation)</header>
        <main>
        \(sections(report.openingSections))
        \(charts)
        \(Self.table)
        \(sections(closingSections))
        </main>
        <div id="tip" role="status" hidden></div>
        <script type="application/json" id="rows-data">\(rows)</script>
        <script>\(PageScript.text)</script>
        </body>
        </html>

        """
    }
  }

  /// A page goes where it is sent, so it names the other report and does not lead to it.
  private var closingSections: [[String]] { report.closingSections(matrix: "`MATRIX.md`") }

  private var style: String { PageStyle.css + "\n" + ChartStyle.css }

  /// Nothing may be loaded; only this script and this style sheet may act.
  private var policy: String {
    let script = SHA256.base64(Array(PageScript.text.utf8))
    let sheet = SHA256.base64(Array(style.utf8))
    return "default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(sheet)';"
      + " base-uri 'none'; form-action 'none'"
  }

  private var navigation: String {
    let middle = report.charts.isEmpty ? [["## Rows"]] : [["## Charts"], ["## Rows"]]
    let titles = (report.openingSections + middle + closingSections)
      .joined().filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let links = titles.map { title in
      let anchor = SVGCanvas.escaped(MarkdownText.anchor(title))
      return "<li><a href=\"#\(anchor)\">\(MarkdownPage.inline(title))</a></li>"
    }
    return "<nav aria-label=\"Sections\"><ul>\(links.joined())</ul></nav>"
  }

  private func sections(_ sections: [[String]]) -> String {
    sections.map { "<section>\(MarkdownPage.html($0))</section>" }.joined(separator: "\n")
  }

  /// The charts in the page itself, so that what they say can be pointed at.
  private var charts: String {
    guard !report.charts.isEmpty else { return "" }
    let figures = report.charts.map { chart in
      let own = "<style>\(ChartStyle.css)</style>\n"
      let svg = chart.svg.split(separator: own, omittingEmptySubsequences: false).joined()
      return "<figure>\(svg)</figure>"
    }
    return "<section><h2 id=\"charts\">Charts</h2>\(figures.joined(separator: "\n"))</section>"
  }

  private static let table: String = {
    let columns = [
      ("name", "benchmark"), ("time", "ns/op"), ("ratio", "against its reference"),
      ("allocations", "allocs"), ("instructions", "instr"), ("branches", "branches"),
      ("verdict", "verdict"),
    ]
    let heads = columns.map { key, title in
      let isNumber = key != "name" && key != "verdict"
      return "<th scope=\"col\" data-key=\"\(key)\" aria-sort=\"none\""
        + "\(isNumber ? " class=\"sorts-number\"" : "")><button type=\"button\">\(title)</button></th>"
    }.joined()
    let filters = ["family", "variant", "verdict"].map { key in
      "<label>\(key)<select id=\"\(key)\"><option value=\"\">all</option></select></label>"
    }.joined()
    return """
      <section><h2 id="rows-heading">Rows</h2>
      <noscript><p>Searching and sorting need the script of this page; the report has every row.</p>\
      </noscript>
      <div class="filters"><label>search<input id="search" type="search" autocomplete="off"></label>\
      \(filters)</div>
      <p id="answer" role="status" aria-live="polite"></p>
      <div class="scroll" id="rows" tabindex="0" role="region" aria-labelledby="rows-heading"><table>
      <thead><tr>\(heads)</tr></thead><tbody id="rows-body"></tbody></table></div>
      <p><button class="more" id="more" type="button" hidden>Show more</button></p></section>
      """
  }()
}
