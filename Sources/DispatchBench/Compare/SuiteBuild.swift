import Measurement

/// The programs that make a build of the suite.
enum SuiteBuild {
  /// Runs a program of the search path to its end.
  ///
  /// - Throws: ``SuiteBinaryError/stopped(_:)`` with the line that says what went wrong.
  static func run(_ name: String, _ arguments: [String]) throws(SuiteBinaryError) {
    let finished: FinishedSubprocess
    do throws(SubprocessError) {
      finished = try Subprocess("/usr/bin/env", [name] + arguments, limit: 3_600).run()
    } catch {
      throw .stopped(error.description)
    }
    guard finished.succeeded else {
      throw .stopped("'\(name) \(arguments[0])' failed: \(finished.whatWentWrong)")
    }
  }
}

extension FinishedSubprocess {
  /// The line that says what went wrong: the first that speaks of an error, else the last.
  var whatWentWrong: String {
    let lines = "\(output)\n\(errors)".split(separator: "\n")
    return String(lines.first { $0.contains("rror:") } ?? lines.last ?? "no reason given")
  }
}
