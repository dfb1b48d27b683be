import Measurement

/// Every suite, in the order in which tables show them.
enum Suites {
  static let all: [Suite] = [
    DispatchSuite.suite,
    BuilderSuite.suite,
    TreeSuite.suite,
  ]
}
