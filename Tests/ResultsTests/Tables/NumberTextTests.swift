import Results
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0354, 0.0347, 0.0362, "0.035x [0.035, 0.036]"),
    (0.154, 0.151, 0.158, "0.15x [0.15, 0.16]"),
    (1.004, 1.002, 1.007, "1.004x [1.002, 1.007]"),
    (9.314, 9.118, 9.402, "9.31x [9.12, 9.40]"),
    (31.42, 30.06, 33.91, "31.4x [30.1, 33.9]"),
    (996.3, 956.2, 1154.4, "996x [956, 1154]"),
  ])
  func writesARatioWithAsManyDigitsAsTellItsIntervalApart(
    _ value: Double,
    _ low: Double,
    _ high: Double,
    _ text: String
  ) {
    #expect(NumberText.ratio(value, low: low, high: high) == text)
  }
}
