import Containers
import Measurement
import Results

/// Making, calling, copying and changing a stage, by how it is held; `any` is what the others are
/// compared with.
enum AlternativeStages {
  static let all = [makeWide, makeNarrow, passWide, passNarrow, copy, tune, one]

  private static let makeWide = Comparison("Alternatives", "make", parameter: "64B") {
    Form(.any, leaves: object, note: "boxed: 64 > 24 bytes") {
      StageKernel<ErasedWideForm>.make($0)
    }
    Form(.enumeration, leaves: .nothing) { StageKernel<WideCaseForm>.make($0) }
    Form("classVirtual", leaves: object) { StageKernel<StageObjectForm>.make($0) }
    Form("closures", leaves: copied, note: "one context for both") {
      StageKernel<StageClosuresForm>.make($0)
    }
    Form("vtable", leaves: .nothing, note: "by hand, inline") {
      StageKernel<TableStageForm>.make($0)
    }
    Form("InlineArray", leaves: .nothing) { StageKernel<PackedStageForm>.make($0) }
    Form("copyOnWrite", leaves: object) { StageKernel<SharedStageForm>.make($0) }
    Form("witnessStruct", leaves: .nothing, note: "content, and a conformance by hand") {
      StageKernel<WitnessedStageForm>.make($0)
    }
    Form("noncopyableBox", leaves: object, note: "one owner, no counts") { count in
      chained(count) { word in
        keep(OwnedStage(StageKind(chosenBy: word), word))
        return mixed(word, with: Scramble.salt)
      }
    }
    Form("noncopyableEnum", leaves: .nothing, note: "one owner, inline") { count in
      chained(count) { word in
        keep(OwnedCase(StageKind(chosenBy: word), word))
        return mixed(word, with: Scramble.salt)
      }
    }
  }

  private static let makeNarrow = Comparison("Alternatives", "make", parameter: "24B") {
    Form(.any, leaves: .indirectBranches(1), note: "inline") {
      StageKernel<ErasedNarrowForm>.make($0)
    }
    Form(.enumeration, leaves: .nothing) { StageKernel<NarrowCaseForm>.make($0) }
  }

  private static let passWide = pipeline("64B") {
    Form(.any, leaves: .indirectBranches(1), note: perStage) { StageKernel<ErasedWideForm>.pass() }
    Form(.enumeration, leaves: .nothing) { StageKernel<WideCaseForm>.pass() }
    Form("classVirtual", leaves: called) { StageKernel<StageObjectForm>.pass() }
    Form("closures", leaves: called.and(.exclusivityChecks, 1), note: "a captured variable") {
      StageKernel<StageClosuresForm>.pass()
    }
    Form("vtable", leaves: .indirectBranches(1)) { StageKernel<TableStageForm>.pass() }
    Form("InlineArray", leaves: .nothing) { StageKernel<PackedStageForm>.pass() }
    Form("copyOnWrite", leaves: .nothing) { StageKernel<SharedStageForm>.pass() }
    Form("witnessStruct", leaves: witnessed, note: "both closures retained around the call") {
      StageKernel<WitnessedStageForm>.pass()
    }
    Form("noncopyableBox", leaves: .indirectBranches(1)) { passOwned(OwnedStage.self) }
    Form("noncopyableEnum", leaves: .nothing) { passOwned(OwnedCase.self) }
  }

  private static let passNarrow = pipeline("24B") {
    Form(.any, leaves: .indirectBranches(1), note: perStage) {
      StageKernel<ErasedNarrowForm>.pass()
    }
    Form(.enumeration, leaves: .nothing) { StageKernel<NarrowCaseForm>.pass() }
  }

  private static let copy = Comparison("Alternatives", "copy", parameter: "64B") {
    Form(.any, leaves: retain, note: "copies share the box") { StageKernel<ErasedWideForm>.copy() }
    Form(.enumeration, leaves: .nothing) { StageKernel<WideCaseForm>.copy() }
    Form("classVirtual", leaves: retain) { StageKernel<StageObjectForm>.copy() }
    Form("closures", leaves: .retains(2).throughRuntime, note: "two closures, one context") {
      StageKernel<StageClosuresForm>.copy()
    }
    Form("vtable", leaves: .nothing) { StageKernel<TableStageForm>.copy() }
    Form("InlineArray", leaves: .nothing) { StageKernel<PackedStageForm>.copy() }
    Form("copyOnWrite", leaves: retain) { StageKernel<SharedStageForm>.copy() }
    Form("witnessStruct", leaves: .retains(2), note: "two closures, with nothing to count") {
      StageKernel<WitnessedStageForm>.copy()
    }
  }

  private static let tune = Comparison("Alternatives", "changeCopy", parameter: "64B") {
    Form(.any, leaves: copied, note: "the copy gets a box of its own") {
      StageKernel<ErasedWideForm>.tune()
    }
    Form(.enumeration, leaves: .nothing) { StageKernel<WideCaseForm>.tune() }
    Form("vtable", leaves: .indirectBranches(1)) { StageKernel<TableStageForm>.tune() }
    Form("InlineArray", leaves: .nothing) { StageKernel<PackedStageForm>.tune() }
    Form("copyOnWrite", leaves: copied) { StageKernel<SharedStageForm>.tune() }
    Form("witnessStruct", leaves: witnessed) { StageKernel<WitnessedStageForm>.tune() }
    Form("classVirtual", leaves: copied, note: "by a method that returns another object") {
      StageKernel<StageObjectForm>.tune()
    }
    Form(
      "closures",
      leaves: copied.and(.retains, 4).and(.exclusivityChecks, 2),
      note: "by a third closure that returns three others"
    ) {
      StageKernel<CopyableClosuresForm>.tune()
    }
  }

  /// One stage of a known type, handed to a library's function.
  private static let one = Comparison("Alternatives", "hand", parameter: "64B") {
    Form(.concrete, leaves: .nothing, note: "body hidden") {
      let stage = WideScale(word: opaque(7))
      return { count in chained(count) { OneStage.concrete(stage, $0) } }
    }
    Form(.genericUnspecialized, leaves: .indirectBranches(1), note: "body hidden") {
      let stage = WideScale(word: opaque(7))
      return { count in chained(count) { OneStage.generic(stage, $0) } }
    }
    Form("witnessStruct", leaves: .indirectBranches(1), note: "a conformance written by hand") {
      let (stage, witness) = (WideScale(word: opaque(7)), OneStage.witness())
      return { count in chained(count) { OneStage.witnessed(stage, witness, $0) } }
    }
    Form(.any, leaves: object, note: "boxed for every call") {
      let stage = WideScale(word: opaque(7))
      return { count in chained(count) { OneStage.erased(stage, $0) } }
    }
  }

  private static let object: Remains = .allocations(1).throughRuntime
  private static let retain: Remains = .retains(1).throughRuntime
  private static let copied: Remains = .allocations(1).and(.retains, 1).throughRuntime
  private static let called: Remains = .indirectBranches(1).and(.retains, 1)
  private static let witnessed: Remains = .indirectBranches(1).and(.retains, 2)
  private static let perStage = "per stage of \(StageOrder.length), in drawn order"

  private static func pipeline(
    _ parameter: String,
    @FormBuilder forms: () -> [Form]
  ) -> Comparison {
    Comparison(
      "Alternatives",
      "pass",
      parameter: parameter,
      operationsPerIteration: StageOrder.length,
      forms: forms
    )
  }
}
