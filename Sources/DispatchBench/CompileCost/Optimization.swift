/// A setting of the optimizer, with the flags that a package build gives for it.
enum Optimization: String, CaseIterable, Sendable {
  /// A release build: `-O`, the module as a whole.
  case optimized = "O"
  /// A debug build.
  case none = "Onone"

  var flags: [String] {
    switch self {
    case .optimized: ["-O", "-whole-module-optimization"]
    case .none: ["-Onone"]
    }
  }
}
