import Foundation

/// The compiler flags of one module, as the package manager wrote them down for this build.
///
/// SwiftPM leaves the command lines of a build in `<scratch>/<configuration>.yaml`, beside the
/// folder `<scratch>/<triple>/<configuration>` of its products; each command's arguments are a
/// JSON array on one line. An executable that was moved away from its build has none.
struct BuildDescription {
  /// Every argument that the compiler was given for the module.
  let arguments: [String]

  /// Finds the description beside `executable`; `nil` where there is none that names `module`.
  init?(of module: String, besideExecutable executable: URL) {
    let products = executable.deletingLastPathComponent()
    let file = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: products.lastPathComponent + ".yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(of: module, in: text)
  }

  /// Reads the description's text.
  init?(of module: String, in text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.range(of: "args: ["), line.contains("\"-module-name\",\"\(module)\""),
        !line.contains("\"-emit-executable\""),
        let arguments = try? JSONDecoder().decode(
          [String].self,
          from: Data("[\(line[colon.upperBound...])".utf8)
        )
      else { continue }
      self.arguments = arguments
      return
    }
    return nil
  }

  /// The arguments that say how code is generated, without paths and bookkeeping.
  var flags: [String] {
    var flags: [String] = []
    var rest = arguments.dropFirst()[...]
    while let argument = rest.popFirst() {
      if Self.takesValue.contains(argument), let value = rest.popFirst() {
        if !value.contains("/") { flags += [argument, value] }
      } else if Self.prefixes.contains(where: argument.hasPrefix), !flags.contains(argument) {
        flags.append(argument)
      }
    }
    return flags
  }

  /// The optimisation mode; the last one given holds.
  var optimization: String? {
    arguments.last { ["-Onone", "-O", "-Osize", "-Ounchecked"].contains($0) }
  }

  /// Whether the module was compiled as a whole.
  var isWholeModule: Bool {
    !arguments.contains("-no-whole-module-optimization")
      && arguments.contains { ["-whole-module-optimization", "-wmo"].contains($0) }
  }

  /// The mode of cross-module optimisation.
  ///
  /// The driver adds the conservative one by itself to an optimised whole-module compilation
  /// (`-enable-default-cmo`), unless it is told not to or the module is resilient.
  var crossModuleOptimization: String {
    if arguments.contains("-disable-cmo") { return "off" }
    if arguments.contains("-enable-cmo-everything") { return "everything" }
    if arguments.contains("-cross-module-optimization") { return "aggressive" }
    let isOptimized = optimization != nil && optimization != "-Onone"
    let isResilient = arguments.contains("-enable-library-evolution")
    return isOptimized && isWholeModule && !isResilient ? "conservative, by default" : "off"
  }

  private static let takesValue: Set<String> = [
    "-Xfrontend", "-Xllvm", "-enable-upcoming-feature", "-enable-experimental-feature",
    "-swift-version", "-Xcc",
  ]
  private static let prefixes: [String] = [
    "-O", "-whole-module", "-no-whole-module", "-enable-", "-disable-", "-enforce-exclusivity",
    "-cross-module", "-D", "-sanitize", "-g", "-strict-memory-safety", "-assume", "-static",
  ]
}
