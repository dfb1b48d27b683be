import Testing

@testable import ReportGen
@testable import Results

@Suite struct MarkdownPageTests {
  @Test(arguments: [
    ("a **b** `c<d>` &", "a <strong>b</strong> <code>c&lt;d&gt;</code> &amp;"),
    (#"\<b> \*x\* a\|b"#, "&lt;b&gt; *x* a|b"),
    ("[Boxing.store](#boxingstore)", "<a href=\"#boxingstore\">Boxing.store</a>"),
    ("[1, 2] ([x](#y))", "[1, 2] (<a href=\"#y\">x</a>)"),
    ("[x](https://example.org)", "[x](https://example.org)"),
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
    ("<script>", "&lt;script&gt;"), ("``a`b``", "<code>a`b</code>"), ("**open", "**open"),
  ])
  func writesTheTextOfALine(_ text: String, _ html: String) {
    #expect(MarkdownPage.inline(text) == html)
  }

  @Test func writesBlocks() {
    let lines = [
      "## Title `x`", "", "one", "two", "", "- a", "  - b", "- c", "", "| x | y |", "| - | -: |",
      #"| 1\|2 | 3 |"#, "", "1. first",
    ]
    #expect(
      MarkdownPage.html(lines) == """
        <h2 id="title-x">Title <code>x</code></h2>
        <p>one two</p>
        <ul>
        <li>a<ul><li>b</li></ul></li>
        <li>c</li>
        </ul>
        <div class="scroll" tabindex="0" role="region" aria-label="Table"><table><thead>\
        <tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody>\
        <tr><td>1|2</td><td class="number">3</td></tr></tbody></table></div>
        <ol>
        <li>first</li>
        </ol>
        """
    )
  }

  @Test(arguments: [
    ("- 0.47 ns [0.40, 0.50]", "<ul>\n<li>0.47 ns [0.40, 0.50]</li>\n</ul>"),
    ("- -3 more", "<ul>\n<li>-3 more</li>\n</ul>"),
    ("12. 5 rows", "<ol>\n<li>5 rows</li>\n</ol>"), ("- ", "<ul>\n<li></li>\n</ul>"),
  ])
  func keepsTheNumberThatAnItemBeginsWith(_ line: String, _ html: String) {
    #expect(MarkdownPage.html([line]) == html)
  }

  @Test(arguments: ["<b>", "a & b", "`x`", "*y*", "[a](#b)", "1|2", "\"'"])
  func showsEscapedMarkdownAsTheTextThatItWas(_ text: String) {
    #expect(MarkdownPage.inline(MarkdownText.escaped(text)) == SVGCanvas.escaped(text))
  }
}
