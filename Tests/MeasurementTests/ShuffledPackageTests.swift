import Foundation
import Testing

@testable import Measurement

@Suite struct ShuffledPackageTests {
  private static let names = (0..<12).map { "File\($0).swift" }

  /// A package of a Swift module in two folders and a C module.
  private func withPackage(_ body: (ShuffledPackage, URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "shuffle-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let root = directory.appending(path: "package")
    var files = ["Package.swift": "package", "Sources/C/a.c": "int a;", "Tests/T/t.swift": "test"]
    for (index, name) in Self.names.enumerated() {
      files["Sources/Swift/\(index % 2 == 0 ? "Even" : "Odd")/\(name)"] = "// \(name)\n"
    }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try body(ShuffledPackage(root: root), directory)
  }

  private func order(_ copy: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: copy.appending(path: "Sources/Swift").path
    )
    return names.sorted().compactMap { $0.split(separator: "-").last.map(String.init) }
  }

  @Test func keepsEveryFileAndItsTextInAnotherOrder() throws {
    try withPackage { package, directory in
      let copy = directory.appending(path: "copy")
      try package.copy(to: copy, seed: 7, build: 1)
      let order = try order(copy)
      #expect(order.sorted() == Self.names.sorted())
      #expect(order != Self.names.sorted())
      for file in try FileManager.default.contentsOfDirectory(
        at: copy.appending(path: "Sources/Swift"),
        includingPropertiesForKeys: nil
      ) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let name = file.lastPathComponent.split(separator: "-").last ?? ""
        #expect(text.hasPrefix("// \(name)\n\n@inline(never)\npublic func placementPadding"))
      }
      for path in ["Package.swift", "Sources/C/a.c", "Tests/T/t.swift"] {
        #expect(
          try Data(contentsOf: copy.appending(path: path))
            == Data(contentsOf: package.root.appending(path: path))
        )
      }
    }
  }

  @Test func isTheSameForTheSameSeedAndAnotherForEachBuild() throws {
    try withPackage { package, directory in
      let copies = [(7, 1), (7, 1), (7, 2), (8, 1)].enumerated().map { index, draw in
        (directory.appending(path: "copy\(index)"), UInt64(draw.0), draw.1)
      }
      for (copy, seed, build) in copies { try package.copy(to: copy, seed: seed, build: build) }
      func texts(_ index: Int) throws -> [String] {
        let module = copies[index].0.appending(path: "Sources/Swift")
        return try FileManager.default.contentsOfDirectory(atPath: module.path).sorted().map {
          try String(contentsOf: module.appending(path: $0), encoding: .utf8)
        }
      }
      #expect(try texts(0) == texts(1))
      let again = directory.appending(path: "copy1")
      try Data().write(to: again.appending(path: "Sources/Swift/stale.swift"))
      try package.copy(to: again, seed: 7, build: 1)
      #expect(try texts(0) == texts(1))
      #expect(try order(copies[0].0) != order(copies[2].0))
      #expect(try order(copies[0].0) != order(copies[3].0))
      #expect(try texts(0) != texts(2))
    }
  }

  @Test func namesASourceThatIsNewerThanTheBinary() throws {
    try withPackage { package, _ in
      #expect(try package.source(changedAfter: .now + 60) == nil)
      let changed = try #require(try package.source(changedAfter: .now - 3_600))
      #expect(changed.lastPathComponent == "Package.swift")
    }
  }

  /// Two functions of one shape would be merged, and one of no steps would move nothing.
  @Test func padsWithFunctionsOfManyShapes() {
    var generator = SplitMix64(seed: 1, stream: 0)
    let lengths = (0..<200).map { _ in
      PlacementPadding.function(named: "f", using: &generator).split(separator: "\n").count - 5
    }
    #expect(lengths.min() ?? 0 >= 1)
    #expect(lengths.max() ?? 0 <= PlacementPadding.mostSteps)
    #expect(Set(lengths).count > 40)
  }

  @Test func findsTheSourcesOfThisPackage() throws {
    let own = try #require(ShuffledPackage.own)
    #expect(FileManager.default.fileExists(atPath: own.root.path + "/Sources/Measurement"))
  }
}
