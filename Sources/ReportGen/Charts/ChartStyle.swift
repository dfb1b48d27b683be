/// The colours and fonts of all charts, on light paper and on dark.
///
/// Series colours follow Okabe and Ito (Color Universal Design, 2008), darkened for light paper and
/// lightened for dark until each has a contrast of at least 3 to 1 with it, which is what WCAG 2.1
/// asks of graphics; shapes of marks tell series apart without colour.
enum ChartStyle {
  /// The number of colours before they repeat.
  static let seriesCount = 8
  /// The number of shades of a heat map, from little to much.
  static let shadeCount = 7

  private static let light = [
    "#0072b2", "#c14f00", "#007a5a", "#aa3377", "#7a5c00", "#444444", "#4b3aa8", "#882255",
  ]
  private static let dark = [
    "#56b4e9", "#ff9a4d", "#2fcb9f", "#e58bc4", "#e6c34d", "#bbbbbb", "#a99ff5", "#f2a0bf",
  ]
  private static let shades = [
    "#f7fbff", "#d6e6f4", "#abd0e6", "#6aaed6", "#2a74b0", "#105ba4", "#08306b",
  ]

  /// The style sheet.
  static let css: String = {
    let series = { (colours: [String]) in
      colours.enumerated().map { ".s\($0){--c:\($1)}" }.joined()
    }
    let shadeRules = shades.enumerated().map { ".h\($0){fill:\($1)}" }.joined()
    return """
      svg{--ink:#1f2328;--faint:#59636e;--rule:#d1d9e0;--paper:#ffffff}\(series(light))\
      @media(prefers-color-scheme:dark){svg{--ink:#f0f6fc;--faint:#9aa4af;--rule:#3d444d;\
      --paper:#0d1117}\(series(dark))}\
      text{font:13px system-ui,-apple-system,'Segoe UI',sans-serif;fill:var(--ink)}\
      .title{font-size:16px;font-weight:600}.faint{fill:var(--faint)}.small{font-size:12px}\
      .strong{font-weight:600}.paper{fill:var(--paper)}.rule{stroke:var(--rule);stroke-width:1}\
      .axis{stroke:var(--faint);stroke-width:1}.limit{stroke:var(--faint);stroke-width:1.5;\
      stroke-dasharray:5 4}.curve{fill:none;stroke:var(--c);stroke-width:2}\
      .whisker{stroke:var(--c);stroke-width:1.5}.mark{fill:var(--c);stroke:var(--paper)}\
      .cell{stroke:var(--paper);stroke-width:2}\(shadeRules).on-light{fill:#1f2328}\
      .on-dark{fill:#ffffff}
      """
  }()

  /// The class of a text on the shade `index`.
  static func textOnShade(_ index: Int) -> String { index < 4 ? "on-light" : "on-dark" }
}
