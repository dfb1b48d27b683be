import Measurement

/// Every suite, in the order in which tables show them.
enum Suites {
  static let all: [Suite] = [
    ControlSuite.suite,
    LayoutSuite.suite,
    BoxingSuite.suite,
    DispatchSuite.suite,
    BuilderSuite.suite,
    TreeSuite.suite,
    ViewBuildSuite.suite,
    ViewDiffSuite.suite,
    ViewUpdateSuite.suite,
    ConversionSuite.suite,
    CastSuite.suite,
    ErrorSuite.suite,
    KeySuite.suite,
    ConcurrencySuite.suite,
    AlternativesSuite.suite,
    CollectionSuite.suite,
    GenericSuite.suite,
    OpaqueSuite.suite,
    KeyedDiffSuite.suite,
    ObservationSuite.suite,
    ViewWindowSuite.suite,
    ViewChainSuite.suite,
    SemanticsSuite.suite,
    ViewBoxes.suite,
    ViewLayouts.suite,
    ProofSuite.suite,
    MemorySuite.suite,
  ]
}
