import Results

/// A way to build the suite: flags beside those of a release build.
struct BuildMode: Sendable {
  /// The names, each that of a directory; the default first.
  enum Name: String, CaseIterable, Sendable {
    case standard = "default"
    case hiddenBodies = "no-cmo"
    case resilient
    case size
    case none
    case uncheckedExclusivity = "no-exclusivity"
    case unchecked
  }

  /// Its name.
  let name: Name
  /// What is different, in words.
  let about: String
  /// The flags, for `swiftc`.
  let flags: [String]
  /// Whether the flags are for the module that is measured alone, and not for its clients.
  var isOfLibrary = false

  /// Every mode, the default first.
  static let all = [
    BuildMode(name: .standard, about: "-O, each module as a whole", flags: []),
    BuildMode(
      name: .hiddenBodies,
      about: "no body of a public function is shown to other modules unless it is inlinable",
      flags: ["-disable-cmo"]
    ),
    BuildMode(
      name: .resilient,
      about: "the measured module may be replaced by a later one without building its clients anew",
      // 6.3.1 prints bodies of result builders without the builder, so that the textual interface,
      // which nobody reads here, would not be accepted again.
      flags: ["-enable-library-evolution", "-no-verify-emitted-module-interface"],
      isOfLibrary: true
    ),
    BuildMode(name: .size, about: "optimised for size", flags: ["-Osize"]),
    BuildMode(name: .none, about: "not optimised", flags: ["-Onone"]),
    BuildMode(
      name: .uncheckedExclusivity,
      about: "exclusive access is not checked at run time",
      flags: ["-enforce-exclusivity=unchecked"]
    ),
    BuildMode(
      name: .unchecked,
      about: "preconditions are assumed to hold",
      // That this is not safe is the point; as an error, the warning of it would end the build.
      flags: ["-Ounchecked", "-Wwarning", "StrictMemorySafety"]
    ),
  ]

  /// What the matrix says of the mode.
  func entry(refusal: String?) -> BuildMatrix.Mode {
    BuildMatrix.Mode(name: name.rawValue, about: about, flags: flags, refusal: refusal)
  }
}
