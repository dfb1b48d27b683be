import Testing

@testable import Results

@Suite struct BuildMatrixTests {
  static let matrix = BuildMatrix(modes: [
    .init(name: "default", about: "as it comes", flags: []),
    .init(name: "size", about: "small", flags: ["-Osize"], refusal: "the build failed"),
  ])

  @Test func readsWhatItWrote() throws {
    let bytes = try JSONText.bytes(Self.matrix, path: "matrix.json")
    #expect(try BuildMatrix.decode(bytes, path: "matrix.json") == Self.matrix)
  }

  @Test(arguments: [
    [], [mode("default", refusal: "no")], [mode("default"), mode("default")],
    [mode("default"), mode("../size")], [mode("default"), mode("")],
  ])
  func refusesModesThatCannotBeTold(_ modes: [BuildMatrix.Mode]) throws {
    let bytes = try JSONText.bytes(BuildMatrix(modes: modes), path: "matrix.json")
    #expect(throws: ResultFileError.self) {
      try BuildMatrix.decode(bytes, path: "matrix.json")
    }
  }

  private static func mode(_ name: String, refusal: String? = nil) -> BuildMatrix.Mode {
    BuildMatrix.Mode(name: name, about: "made up", flags: [], refusal: refusal)
  }
}
