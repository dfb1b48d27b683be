package import Foundation
package import Results

/// How a run was asked for, as far as the measurements do not tell.
package struct RunSettings: Sendable {
  /// The seed of every order, padding and jitter.
  package var seed: UInt64
  /// How much time was taken.
  package var effort: Effort
  /// Builds of the suite that took turns.
  package var builds: Int
  /// How the executable was made.
  package var build: BuildFacts
  /// Everything that the executable can measure.
  package var suites: [Suite]
  /// When it began.
  package var start: Date
  /// When it ended.
  package var end: Date

  /// Lists the settings.
  package init(
    seed: UInt64,
    effort: Effort,
    builds: Int = 1,
    build: BuildFacts,
    suites: [Suite],
    start: Date,
    end: Date
  ) {
    self.seed = seed
    self.effort = effort
    self.builds = builds
    self.build = build
    self.suites = suites
    self.start = start
    self.end = end
  }
}
