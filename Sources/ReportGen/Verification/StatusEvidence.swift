import Results

/// An exit status of the gate, and the tests that see a built program end with it.
struct StatusEvidence {
  let status: ExitCode
  /// Suite and function of each test; a test looks them up in the sources of the tests.
  let tests: [String]

  /// The statuses that `ReportGen gate` and `DispatchBench compare` share.
  static let all = [
    StatusEvidence(
      status: .success,
      tests: ["GateStatusTests.endsWith0AndOneLineWhereNothingChanged"]
    ),
    StatusEvidence(
      status: .regression,
      tests: [
        "GateStatusTests.endsWith1AndNamesTheRowThatGotDearerAndNoOther",
        "CompareVerdictTests.aSlowerRowIsNamedAndEndsWith1WhereTimeBlocks",
      ]
    ),
    StatusEvidence(
      status: .inconclusive,
      tests: [
        "GateStatusTests.endsWith3WhereARowIsUnstableAndTheGateStrict",
        "CompareVerdictTests.aNullArmThatIsCalledVoidsEveryVerdict",
      ]
    ),
    StatusEvidence(
      status: .coverage,
      tests: ["GateStatusTests.endsWith4WhereARowIsGone", "CompareStatusTests.refuses"]
    ),
    StatusEvidence(
      status: .benchmarkFailed,
      tests: [
        "GateStatusTests.endsWith5WhereABenchmarkCrashed",
        "CompareStatusTests.aBenchmarkThatCrashesIsNamedAndEndsWith5",
      ]
    ),
    StatusEvidence(
      status: .usage,
      tests: [
        "GateStatusTests.endsWith64WhereTheCommandLineIsNotUnderstood",
        "CompareStatusTests.refuses",
      ]
    ),
    StatusEvidence(
      status: .badData,
      tests: ["GateInputTests.isNamedWithItsPlaceAndTouchesNoFile", "CompareStatusTests.refuses"]
    ),
    StatusEvidence(
      status: .inputOutput,
      tests: [
        "GateStatusTests.endsWith74WhereTheVerdictCannotBeWritten",
        "CompareVerdictTests.endsWith74WhereTheOutputIsAFile",
      ]
    ),
  ]
}
