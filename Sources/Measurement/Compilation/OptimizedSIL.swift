import Foundation

/// The SIL of one module as the optimizer leaves it, made by compiling the module once more.
///
/// The flags are those of the build that the executable stands beside: only then is it the SIL that
/// the machine code was made of.
public struct OptimizedSIL: Sendable {
  private let lines: [Substring]

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - module: Its name.
  ///   - executable: The path of the executable; the package manager's description of the build
  ///     lies beside it.
  /// - Throws: ``SILError``.
  public init(of module: String, besideExecutable executable: String) throws(SILError) {
    let place = URL(filePath: executable)
    guard let description = BuildDescription(of: module, besideExecutable: place),
      let compiler = description.arguments.first
    else { throw .noBuild(module: module) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sil").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let arguments = Self.arguments(from: Array(description.arguments.dropFirst()), output: file)
    let finished: FinishedSubprocess
    do throws(SubprocessError) {
      finished = try Subprocess(compiler, arguments).run()
    } catch { throw .notCompiled(module: module, reason: error.description) }
    guard finished.succeeded, let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      let words = (finished.errors + finished.output).split(whereSeparator: \.isNewline)
        .first { $0.contains("error:") }
      throw .notCompiled(module: module, reason: words.map(String.init) ?? "it did not end well")
    }
    self.init(text: text)
  }

  /// Takes SIL that was printed.
  init(text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The function of this symbol with the remarks above it, or `nil` if the module has none.
  ///
  /// - Complexity: O(*n*) comparisons of a prefix for *n* lines.
  public func function(_ symbol: String) -> String? {
    guard
      let head = lines.firstIndex(where: { line in
        line.hasPrefix("sil ") && line.hasSuffix(" {") && line.contains("@\(symbol) :")
      })
    else { return nil }
    let start = lines[..<head].lastIndex { !$0.hasPrefix("//") }.map { $0 + 1 } ?? 0
    let end = lines[head...].firstIndex { $0.hasPrefix("} // end sil function") } ?? head
    return lines[start...end].joined(separator: "\n")
  }

  /// The arguments of a build, turned to print SIL and to touch nothing that the build made.
  static func arguments(from arguments: [String], output: String) -> [String] {
    let dropped: Set<String> = [
      "-c", "-emit-dependencies", "-emit-module", "-parseable-output", "-serialize-diagnostics",
      "-incremental", "-enable-batch-mode", "-warnings-as-errors",
    ]
    let droppedWithValue: Set<String> = [
      "-emit-module-path", "-output-file-map", "-num-threads", "-index-store-path",
      "-emit-objc-header-path", "-emit-const-values-path", "-o",
    ]
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !dropped.contains(argument), argument.wholeMatch(of: #/-j\d+/#) == nil {
        kept.append(argument)
      }
    }
    // Without it, one file of SIL would be printed for each source.
    let whole = kept.contains("-whole-module-optimization") ? [] : ["-whole-module-optimization"]
    return kept + whole + ["-emit-sil", "-o", output]
  }
}

/// Why there is no SIL of a module.
public enum SILError: Error, Equatable, CustomStringConvertible {
  /// The build that made the executable has left no description of how.
  case noBuild(module: String)
  /// The compiler refused.
  case notCompiled(module: String, reason: String)

  /// What is missing, and what to do.
  public var description: String {
    switch self {
    case .noBuild(let module):
      "the package manager's description of how \(module) was built is not beside the executable; "
        + "run it where 'swift build' put it"
    case .notCompiled(let module, let reason):
      "\(module) cannot be compiled to SIL: \(reason)"
    }
  }
}
