import Foundation
import Measurement
import Testing

/// The real compiler, asked about the smallest module that a program beside these tests has.
@Suite struct CompiledSILTests {
  @Test func isThatOfTheBuildBesideTheExecutable() throws {
    // The description of the build lies beside the folder that '.build/debug' links to.
    let executable = URL(filePath: BuiltProducts.path("Mistakes")).resolvingSymlinksInPath().path
    let symbol = try #require(
      SymbolTable(path: executable).symbols.first { symbol in
        symbol.name.hasPrefix("$s13SoleConformer") && symbol.name.hasSuffix("F")
          && "\(SymbolName(symbol.name))".contains("callTheSoleConformer")
      }
    )
    let sil = try OptimizedSIL(of: "SoleConformer", besideExecutable: executable)
    let function = try #require(sil.function(symbol.name))
    #expect(function.contains("// callTheSoleConformer(_:_:)"))
    // The module is optimised in every build, and its one witness call with it.
    #expect(!function.contains("witness_method"))
  }
}
