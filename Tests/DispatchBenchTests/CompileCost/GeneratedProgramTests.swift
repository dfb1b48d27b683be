import Foundation
import Measurement
import Testing

@testable import DispatchBench

/// The templates, compiled and run by the real compiler.
@Suite struct GeneratedProgramTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Size 4 is the smallest that has each kind of row.
  @Test(arguments: CompileStudy.allCases)
  func everyFormPrintsOneChecksum(_ study: CompileStudy) throws {
    for results in try measured([study], 4, ErasureForm.allCases) {
      #expect(results.compactMap(\.failure).isEmpty)
      let outputs = try results.map { try $0.program.get().output }
      #expect(Set(outputs).count == 1)
      #expect(outputs.allSatisfy { UInt64($0) != nil })
    }
  }

  @Test func aLargerProgramPrintsAnotherChecksum() throws {
    for study in CompileStudy.allCases {
      let outputs = try [4, 5].map { size in
        try measured([study], size, [.typed])[0][0].program.get().output
      }
      #expect(outputs[0] != outputs[1], "\(study)")
    }
  }

  @Test(arguments: CompileStudy.allCases)
  func theTypeEraserChangesNoByteOfTheSource(_ study: CompileStudy) {
    let typed = GeneratedProgram(study: study, form: .typed, size: 9).source
    #expect(typed == GeneratedProgram(study: study, form: .typeEraser, size: 9).source)
    #expect(ErasureForm.typed.flags.isEmpty)
    #expect(!ErasureForm.typeEraser.flags.isEmpty)
  }

  /// The names of a typed chain grow with it; those of an erased one do not.
  @Test func theTypeEraserErases() throws {
    let symbols = try [4, 80].map { size in
      let unoptimized = try measured([.modifiers], size, [.typed, .typeEraser])[1]
      return try unoptimized.map { try $0.program.get().longestSymbolBytes }
    }
    #expect(symbols[1][0] > symbols[0][0])
    #expect(symbols[1][1] == symbols[0][1])
  }

  /// One group for each optimization.
  private func measured(
    _ studies: [CompileStudy],
    _ size: Int,
    _ forms: [ErasureForm]
  ) throws -> [[CompiledSubject]] {
    let directory = scratch.path("work")
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true
    )
    let rounds = CompileRounds(
      compiler: try SwiftCompiler(limit: 60),
      rounds: 1,
      directory: directory
    )
    return try CompileCostPlan(studies: studies, sizes: [size], forms: forms).groups.map { group in
      try rounds.measure(group) { _, _ throws(CompileCostError) in }
    }
  }
}
