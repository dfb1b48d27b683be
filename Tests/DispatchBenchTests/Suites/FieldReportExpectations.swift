@testable import DispatchBench

/// What a row about a report from the field has to leave standing, worked out from the report.
///
/// The words are those of a declaration, which `count --check` holds against the built binary.
struct FieldReportExpectation: Sendable {
  let number: Int
  let row: String
  let leaves: String

  init(_ number: Int, _ row: String, _ leaves: String) {
    (self.number, self.row, self.leaves) = (number, row, leaves)
  }

  /// Every report of the list, with the rows that show what was reported; the compiler's crash, R38,
  /// is an outcome and leaves nothing.
  static let all = allocation + dispatch + casts + generics

  private static let allocation = [
    FieldReportExpectation(1, "Conversion.wrap.Any24B.R1", "indirect_branches 1"),
    FieldReportExpectation(1, "Conversion.wrap.Any25B.R1", "allocations 1, indirect_branches 1"),
    FieldReportExpectation(
      2,
      "Conversion.hop.Any.R2-4",
      "allocations 5, indirect_branches 34, retains 4, dynamic_casts 5"
    ),
    FieldReportExpectation(
      2,
      "Conversion.hop.sharedInAny.R2-4",
      "allocations 1, indirect_branches 29, retains 4, dynamic_casts 5"
    ),
    FieldReportExpectation(4, "Error.pass.any.R4", "allocations 1, indirect_branches 2"),
    FieldReportExpectation(4, "Error.pass.preboxed.R4", "nothing"),
    FieldReportExpectation(
      6,
      "Memory.reference.weak.R6",
      "allocations 1, indirect_branches unsaid"
    ),
    FieldReportExpectation(6, "Memory.reference.unowned.R6", "indirect_branches unsaid"),
    FieldReportExpectation(8, "Error.throwUnread.any.R8", "allocations 1, indirect_branches 3"),
    FieldReportExpectation(8, "Error.throwUnread.typed.R8", "nothing"),
    FieldReportExpectation(
      9,
      "Alternatives.copyLogger.copyOnWrite.R9",
      "indirect_branches unsaid, retains 1"
    ),
    FieldReportExpectation(11, "Generic.view.any.R11", "allocations 1, indirect_branches unsaid"),
    FieldReportExpectation(11, "Generic.view.generic.R11", "nothing"),
  ]

  private static let dispatch = [
    FieldReportExpectation(
      14,
      "Memory.hold.fourTimes.R14",
      "allocations 1, indirect_branches unsaid, retains 4"
    ),
    FieldReportExpectation(15, "Memory.close.anyClassBound.R15", "indirect_branches 1, retains 1"),
    FieldReportExpectation(16, "Collection.grid.anyNested.R16", "indirect_branches 963/240"),
    FieldReportExpectation(17, "Generic.condition.any.R17", "indirect_branches 3"),
    FieldReportExpectation(
      18,
      "Collection.observers.anyDefaultIterator.R18-8",
      "indirect_branches unsaid, retains 1/8"
    ),
    FieldReportExpectation(
      20,
      "Dispatch.field.anyClassBound.checked",
      "indirect_branches 1, exclusivity_checks 1"
    ),
    FieldReportExpectation(21, "Dispatch.field.anyClassBound.private", "indirect_branches 1"),
    FieldReportExpectation(22, "Generic.closure.any.R22", "indirect_branches 2"),
    FieldReportExpectation(
      22,
      "Generic.closure.anyEscaping.R22",
      "allocations 1, indirect_branches unsaid, retains 1"
    ),
    FieldReportExpectation(23, "Generic.visitor.any.R23", "indirect_branches 11/10"),
    FieldReportExpectation(23, "Generic.visitor.generic.R23", "nothing"),
    FieldReportExpectation(25, "Generic.bind.any.R25", "allocations 1, indirect_branches unsaid"),
    FieldReportExpectation(25, "Generic.bind.genericUnspecialized.R25", "indirect_branches 6"),
    FieldReportExpectation(
      27,
      "Generic.strategy.anyThrowing.R27",
      "allocations 3, indirect_branches unsaid"
    ),
    FieldReportExpectation(27, "Generic.strategy.anySeen.R27", "nothing"),
  ]

  private static let casts = [
    FieldReportExpectation(
      28,
      "Cast.first.any.4000",
      "allocations unsaid, indirect_branches unsaid, retains unsaid, dynamic_casts 1"
    ),
    FieldReportExpectation(
      30,
      "Cast.encode.asking.R30",
      "indirect_branches unsaid, retains 1/16, dynamic_casts 16/16"
    ),
    FieldReportExpectation(32, "Cast.switch.classes.R32", "nothing"),
    FieldReportExpectation(32, "Cast.switch.protocols.R32", "indirect_branches unsaid"),
    FieldReportExpectation(33, "Cast.final.fromAnyObject.R33", "retains 1, dynamic_casts 1"),
    FieldReportExpectation(
      33,
      "Cast.final.fromAny.R33",
      "indirect_branches 4, retains 1, dynamic_casts 1"
    ),
    FieldReportExpectation(
      35,
      "Key.walk.Any.R35",
      "indirect_branches unsaid, retains 4, dynamic_casts 4"
    ),
    FieldReportExpectation(
      36,
      "Key.extract.mirror.R36",
      "allocations 11, indirect_branches unsaid, retains 5, dynamic_casts 4"
    ),
    FieldReportExpectation(36, "Key.extract.closure.R36", "indirect_branches 1"),
    FieldReportExpectation(37, "Cast.downcast.cast.R37", "nothing"),
  ]

  private static let generics = [
    FieldReportExpectation(
      41,
      "Collection.forIn.genericUnspecialized.Array",
      "allocations 256/256, indirect_branches unsaid, retains 1/256"
    ),
    FieldReportExpectation(
      41,
      "Collection.forIn.any.ContiguousArray",
      "allocations 256/256, indirect_branches unsaid, retains 1/256"
    ),
    FieldReportExpectation(42, "Generic.call.public.gate", "nothing"),
    FieldReportExpectation(42, "Generic.call.hidden.gate", "indirect_branches 1"),
    FieldReportExpectation(43, "Opaque.chain.some.depth48", "nothing"),
    FieldReportExpectation(43, "Opaque.chain.some.depth50", "indirect_branches unsaid"),
  ]
}
