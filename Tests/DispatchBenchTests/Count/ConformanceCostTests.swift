import Foundation
import Measurement
import Results
import Testing

/// What a registered conformance costs a first look-up, against one that the compiler emitted.
///
/// The rows of `Cast.first` stand for programs that are linked with so many conformances more; this
/// links such a program and looks.
@Suite(.enabled(if: RealValgrind.isThere, "no valgrind in PATH"))
struct ConformanceCostTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func isThatOfALinkedOne() throws {
    let linked = try instructionsOfLinked(1_000) - instructionsOfLinked(0)
    let registered = try instructionsOfRegistered()
    let few = registered[1] - registered[0]
    let many = registered[2] - registered[0]
    #expect(linked > 0)
    #expect(abs(few - linked) < 0.02 * linked, "\(few) of registered, \(linked) of linked ones")
    #expect(abs(many - 4 * linked) < 0.02 * 4 * linked, "\(many), and 4 times \(linked)")
  }

  /// Instructions of the first cast among 0, 1,000 and 4,000 that are registered.
  private func instructionsOfRegistered() throws -> [Double] {
    let output = scratch.path("out")
    let outcome = try BuiltExecutable.run(
      ["count", "--filter", "^Cast.first.any\\.", "--output", output, "--allow-debug-build"],
      in: scratch
    )
    try #require(outcome.status == 0, "\(outcome.errors)")
    let table = try ResultTable(readingFrom: ResultDirectory(path: output).results)
    return try [0, 1_000, 4_000].map { count in
      let name = try #require(BenchmarkName("Cast.first.any.\(count)"))
      return try #require(table[name, .instructions]?.value)
    }
  }

  /// Instructions of the first cast in a program of its own with `count` conformances more.
  private func instructionsOfLinked(_ count: Int) throws -> Double {
    let source = scratch.path("program\(count).swift")
    let program = scratch.path("program\(count)")
    try Self.source(count).write(toFile: source, atomically: true, encoding: .utf8)
    let compiled = try SwiftCompiler(limit: 120).run(["-Onone", source, "-o", program])
    try #require(compiled.succeeded, "\(compiled.errors)")
    let profile = "--callgrind-out-file=\(scratch.path("profile"))"
    let finished = try Subprocess(
      try Valgrind().executable,
      ["--tool=callgrind", "--toggle-collect=*firstCast*", profile, program]
    ).run()
    let collected = try #require(finished.errors.firstMatch(of: /Collected : ([0-9]+)/))
    #expect(finished.output == "true\n")
    return try #require(Double(collected.1))
  }

  /// Forty protocols, and as many structs that conform to all of them as it takes.
  private static func source(_ count: Int) -> String {
    let protocols = (0..<40).map { "public protocol P\($0) {}" }
    let all = (0..<40).map { "P\($0)" }.joined(separator: " & ")
    let structs = (0..<count / 40).map { "public struct S\($0): All {}" }
    return (protocols + ["public typealias All = \(all)"] + structs + [asking])
      .joined(separator: "\n")
  }

  private static let asking = """
    public protocol Held {}
    public protocol Asked {}
    public struct Subject: Held, Asked {}
    @inline(never) public func firstCast(_ subject: any Held) -> Bool { subject is any Asked }
    print(firstCast(Subject()))

    """
}
