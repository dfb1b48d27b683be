import Containers
import Measurement
import Results

/// The sizes of the forms; what a form puts on the heap is not in its size.
enum AlternativeLayouts {
  static let all = [
    row("any", (any Stage).self, note: "and a box of 80 bytes"),
    row("enum", WideCase.self, note: "64 bytes and a tag"),
    row("classVirtual", StageObject.self, note: "and an object of 80 bytes"),
    row("closures", StageClosures.self, note: "two closures, and their context"),
    row("vtable", TableStage.self, note: "64 bytes and a pointer"),
    row("InlineArray", PackedStage.self, note: "64 bytes and a kind"),
    row("copyOnWrite", SharedStage.self, note: "and an object of 81 bytes"),
    row("witnessStruct", WitnessedStage.self, note: "64 bytes and two closures"),
    row("closuresCopied", CopyableClosures.self, note: "three closures, and their context"),
    row("noncopyable", OwnedStage.self, note: "and 72 bytes on the heap"),
    row("noncopyableEnum", OwnedCase.self, note: "64 bytes and a tag"),
    row("any", (any Stage).self, of: "24B", note: "no box"),
    row("enum", NarrowCase.self, of: "24B", note: "24 bytes and a tag"),
  ]

  private static func row<T: ~Copyable>(
    _ form: String,
    _ type: T.Type,
    of content: String = "64B",
    note: String
  ) -> LayoutFact {
    let text = "Alternatives.size.\(form).\(content)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return LayoutFact(name, of: type, note: note)
  }
}
