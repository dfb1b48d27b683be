import Testing

@testable import Measurement

@Suite struct OptimizedSILTests {
  private static let sil = OptimizedSIL(
    text: """
      sil_stage canonical

      // first(_:)
      // Isolation: unspecified
      sil @$s4main5firstyS2iF : $@convention(thin) (Int) -> Int {
      bb0(%0 : $Int):
        return %0
      } // end sil function '$s4main5firstyS2iF'

      sil @$s4main6secondyS2iF : $@convention(thin) (Int) -> Int

      sil hidden [noinline] @$s4main6second : $@convention(thin) () -> () {
      bb0:
        unreachable
      } // end sil function '$s4main6second'
      """
  )

  @Test func findsAFunctionWithItsRemarks() {
    let expected = """
      // first(_:)
      // Isolation: unspecified
      sil @$s4main5firstyS2iF : $@convention(thin) (Int) -> Int {
      bb0(%0 : $Int):
        return %0
      } // end sil function '$s4main5firstyS2iF'
      """
    #expect(Self.sil.function("$s4main5firstyS2iF") == expected)
    #expect(Self.sil.function("$s4main6second")?.hasPrefix("sil hidden [noinline] ") == true)
  }

  @Test(arguments: ["$s4main6secondyS2iF", "$s4main5first", "first", ""])
  func findsNoFunctionWithoutABody(symbol: String) {
    #expect(Self.sil.function(symbol) == nil)
  }

  @Test func touchesNothingOfTheBuild() {
    let build = [
      "-module-name", "M", "-emit-dependencies", "-emit-module", "-emit-module-path",
      "/b/M.swiftmodule", "-output-file-map", "/b/map.json", "-whole-module-optimization",
      "-num-threads", "2", "-c", "@/b/sources", "-I", "/b", "-O", "-j2", "-parseable-output",
    ]
    #expect(
      OptimizedSIL.arguments(from: build, output: "/t/M.sil") == [
        "-module-name", "M", "-whole-module-optimization", "@/b/sources", "-I", "/b", "-O",
        "-emit-sil", "-o", "/t/M.sil",
      ]
    )
    #expect(
      OptimizedSIL.arguments(from: ["a.swift"], output: "o") == [
        "a.swift", "-whole-module-optimization", "-emit-sil", "-o", "o",
      ]
    )
  }

  @Test func saysWhatIsMissing() {
    let error = #expect(throws: SILError.noBuild(module: "M")) {
      try OptimizedSIL(of: "M", besideExecutable: "/nowhere/x/y/z")
    }
    #expect(error?.description.contains("swift build") == true)
  }
}
