import Foundation
import Results
import Testing

@testable import Measurement

/// The real compiler, on sources that are too small to take long.
@Suite final class CompileRoundsTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test func compilesForwardsThenBackwards() throws {
    let twins = try [subject("one", "print(1 + 1)"), subject("two", "print(2)")]
    var order: [String] = []
    let results = try rounds(2).measure(twins) { subject, round throws(CompileCostError) in
      order.append("\(round) \(subject.name.variant)")
    }
    #expect(order == ["0 one", "0 two", "1 one", "1 two", "2 two", "2 one"])
    #expect(results.map { $0.samples.map(\.position) } == [[0, 1], [1, 0]])
    for result in results {
      let program = try result.program.get()
      #expect(program.output == "2")
      #expect(program.textBytes > 0)
      #expect(program.longestSymbolBytes >= "main".utf8.count)
      #expect(result.samples.allSatisfy { $0.wallSeconds > 0 && $0.use.peakBytes > 1 << 24 })
    }
  }

  @Test func keepsTheOtherTwinsWhenOneIsRefused() throws {
    let results = try measure([subject("good", "print(1)"), subject("bad", "print(nothing)")])
    #expect(results[0].failure == nil)
    #expect(results[1].failure == .refused("cannot find 'nothing' in scope"))
    #expect(results[1].samples.isEmpty)
  }

  @Test func tellsAnAbortFromARefusal() throws {
    let source = """
      protocol Token: ~Copyable {}
      struct Ticket: Token, ~Copyable {}
      func issue() -> any Token & ~Copyable { Ticket() }
      func spend<T: Token & ~Copyable>(_ token: consuming T) {}
      func useIt() { let token: any Token & ~Copyable = issue(); spend(token) }
      """
    let results = try measure([subject("aborts", source, ["-O", "-parse-as-library"])])
    let failure = try #require(results[0].failure)
    #expect(failure.status == .crashed)
    #expect(failure.note.contains("should not be copying move-only values"))
  }

  @Test func stopsTheCompilerAtItsLimit() throws {
    let results = try measure([subject("slow", "print(1)")], limit: 0.001)
    #expect(results[0].failure == .timedOut(0.001))
  }

  @Test func refusesATwinThatDoesOtherWork() throws {
    let results = try measure([subject("one", "print(1)"), subject("two", "print(2)")])
    #expect(results[1].failure == .wrongProgram("it prints 2, not 1"))
  }

  @Test func refusesAProgramThatDoesNotEndWell() throws {
    let results = try measure([subject("traps", "fatalError()")])
    #expect(results[0].failure?.status == .notMeasured)
  }

  @Test func endsWhenItIsAskedTo() throws {
    let twins = try [subject("one", "print(1)")]
    #expect(throws: CompileCostError.interrupted) {
      try rounds(1).measure(twins) { _, _ throws(CompileCostError) in throw .interrupted }
    }
  }

  private func measure(_ twins: [CompileSubject], limit: Double = 60) throws -> [CompiledSubject] {
    try rounds(1, limit: limit).measure(twins) { _, _ throws(CompileCostError) in }
  }

  private func rounds(_ count: Int, limit: Double = 60) throws -> CompileRounds {
    let compiler = try SwiftCompiler(limit: limit)
    return CompileRounds(compiler: compiler, rounds: count, directory: directory.path)
  }

  private func subject(
    _ variant: String,
    _ source: String,
    _ flags: [String] = []
  ) throws -> CompileSubject {
    let name = try #require(BenchmarkName("Compile.test.\(variant)"))
    return CompileSubject(name: name, source: source + "\n", flags: flags)
  }
}
