import ViewTree

/// Every scenario, by where it comes from.
public enum Scenarios {
  /// The table of semantics.
  public static let semantics: [Scenario] =
    inputs + branches + erasure + identity + lists + states + sources + lifetimes
  /// Bugs that other runtimes shipped.
  public static let reports: [Scenario] =
    listReports + rowReports + structureReports + sourceReports
  /// Claims about builders, identity, state, dependencies and tasks.
  public static let claims: [Scenario] =
    builderClaims + identityClaims + resetClaims + stateClaims + dependencyClaims + sourceClaims
    + taskClaims
  /// All of them.
  public static let all: [Scenario] = semantics + reports + claims + erasedInputs
}
