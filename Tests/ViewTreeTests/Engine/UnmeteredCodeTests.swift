import Foundation
import Measurement
import Testing

/// The counters cost nothing where nothing is counted: the code that would count is not there.
@Suite struct UnmeteredCodeTests {
  /// A tree with a list, rows with a state, a condition and a modifier, for one meter.
  ///
  /// None is erased: what makes an erased view's node is handed the meter as a value, and so is the
  /// code of both there.
  private static func source(_ meter: String) -> String {
    """
    import ViewTree

    public struct Line: View {
      let row: Int
      @State private var count = 0
      public var body: some View {
        HStack {
          Text("\\(row)")
          if row > 3 { Text("large") } else { Button("more") { count += 1 } }
        }
        .opacity(0.5)
      }
    }

    public struct Lines: View {
      let rows: [Int]
      public var body: some View {
        List { ForEach(rows, id: \\.self) { Line(row: $0) } }
      }
    }

    @MainActor public func mount(_ lines: Lines, _ context: Context<\(meter)>) -> CompositeNode<Lines> {
      CompositeNode<Lines>.make(lines, in: context)
    }

    @MainActor public func update(
      _ node: CompositeNode<Lines>, _ lines: Lines, _ context: Context<\(meter)>
    ) {
      node.update(to: lines, in: context)
      node.destroy(in: context)
    }
    """
  }

  /// The optimised SIL of the tree above.
  private static func optimized(_ meter: String) throws -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "tree.swift")
    let output = directory.appending(path: "tree.sil")
    try source(meter).write(to: file, atomically: true, encoding: .utf8)
    let modules = try #require(ProofFolder.own).modules.path
    let run = try SwiftCompiler(limit: 120).run([
      "-swift-version", "6", "-parse-as-library", "-module-name", "Counted", "-suppress-warnings",
      "-I", modules, "-O", "-whole-module-optimization", "-emit-sil",
      file.path, "-o", output.path,
    ])
    try #require(run.succeeded, "\(run.errors)")
    return try String(contentsOf: output, encoding: .utf8)
  }

  private static func occurrences(of word: String, in text: String) -> Int {
    text.ranges(of: word).count
  }

  @Test func anUnmeteredTreeContainsNoCodeThatCounts() throws {
    let counting = try Self.optimized("Metered")
    let silent = try Self.optimized("Unmetered")
    for place in ["#Runtime.counters", "#Runtime.hostTree"] {
      #expect(Self.occurrences(of: place, in: counting) > 5, "\(place) in the metered tree")
      #expect(Self.occurrences(of: place, in: silent) == 0, "\(place) in the unmetered tree")
    }
  }
}
