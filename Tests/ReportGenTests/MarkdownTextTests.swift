import Testing

@testable import ReportGen
@testable import Results

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words, 9.31x [9.12, 9.40]", "plain words, 9.31x [9.12, 9.40]"),
    ("a|b", #"a\|b"#), ("`x`", #"\`x\`"#), ("<b>", #"\<b>"#), ("</b>", #"\</b>"#),
    ("<!--", #"\<!--"#), ("< 0.3", "< 0.3"), ("&lt;", #"\&lt;"#), ("a & b", "a & b"),
    ("=1+1", #"\=1+1"#), ("+1", #"\+1"#), ("-1", "-1"), ("@x", #"\@x"#), ("-", "-"),
    ("*a*", #"\*a\*"#), ("_a_", #"\_a\_"#), ("a_b", "a_b"), ("[a](b)", #"[a\](b)"#),
    ("![a][b]", #"![a\][b]"#), ("~~a~~", #"\~\~a\~\~"#), ("$a$", #"\$a\$"#), (#"a\b"#, #"a\\b"#),
    ("http://x", #"http:\//x"#), ("www.x", #"www\.x"#), ("#1", "\\#1"),
    ("a\nb", #"a\\u{A}b"#), ("\u{1B}[0m", #"\\u{1B}[0m"#), ("\u{202E}x", #"\\u{202E}x"#),
  ])
  func escapesWhatWouldAct(_ text: String, _ expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(arguments: [
    ("a b", "`a b`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a|b`"), ("", "`  `"),
    ("a\nb", #"`a\u{A}b`"#),
  ])
  func fencesCode(_ text: String, _ expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test func cannotEndAComment() {
    #expect(MarkdownText.comment("a --> <b>") == "<!-- a --&gt; <b&gt; -->")
  }

  @Test func alignsATableInTheSource() {
    var table = TextTable(columns: [.init("form", .left), .init("ns/op", .right)])
    table.append(["any|P", "1.20"])
    table.append(["x", "11.10"])
    #expect(
      table.markdownLines == [
        #"| form   | ns/op |"#, #"| ------ | ----: |"#, #"| any\|P |  1.20 |"#,
        #"| x      | 11.10 |"#,
      ]
    )
  }

  @Test(arguments: [
    ("results/latest", "results/latest"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"),
  ])
  func quotesAWordForAShell(_ text: String, _ expected: String) {
    #expect(shellWord(text) == expected)
  }
}
