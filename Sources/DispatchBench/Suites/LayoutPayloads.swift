import Containers
import Measurement

/// The payloads that the Boxing family puts into containers, and its own containers.
enum LayoutPayloads {
  static let all: [LayoutFact] = sizes + kinds + holders

  private static let sizes = [
    LayoutSuite.row("payload", "0B", Bytes0.self, note: "inline"),
    LayoutSuite.row("payload", "1B", Bytes1.self, note: "inline"),
    LayoutSuite.row("payload", "8B", Bytes8.self, note: "inline"),
    LayoutSuite.row("payload", "16B", Bytes16.self, note: "inline"),
    LayoutSuite.row("payload", "23B", Bytes23.self, note: "inline"),
    LayoutSuite.row("payload", "24B", Bytes24.self, note: "inline: just fits"),
    LayoutSuite.row("payload", "25B", Bytes25.self, note: "boxed: 25 > 24 bytes"),
    LayoutSuite.row("payload", "32B", Bytes32.self, note: "boxed: 32 > 24 bytes"),
    LayoutSuite.row("payload", "48B", Bytes48.self, note: "boxed: 48 > 24 bytes"),
    LayoutSuite.row("payload", "64B", Bytes64.self, note: "boxed: 64 > 24 bytes"),
    LayoutSuite.row("payload", "128B", Bytes128.self, note: "boxed: 128 > 24 bytes"),
    LayoutSuite.row("payload", "256B", Bytes256.self, note: "boxed: 256 > 24 bytes"),
    LayoutSuite.row("payload", "1024B", Bytes1024.self, note: "boxed: 1024 > 24 bytes"),
  ]

  private static let kinds = [
    LayoutSuite.row("payload", "reference", ReferencePayload.self, note: "inline"),
    LayoutSuite.row("payload", "String", StringPayload.self, note: "inline"),
    LayoutSuite.row("payload", "Array", ArrayPayload.self, note: "inline"),
    LayoutSuite.row("payload", "closure", ClosurePayload.self, note: "inline"),
    LayoutSuite.row("payload", "unowned", UnownedPayload.self, note: "inline"),
    LayoutSuite.row("payload", "weak", WeakPayload.self, note: "boxed: not bitwise-takable"),
    LayoutSuite.row("payload", "4references", FourReferencesPayload.self, note: "boxed: 32 > 24"),
    LayoutSuite.row("payload", "SIMD2", VectorPayload.self, note: "boxed: alignment 16 > 8"),
    LayoutSuite.row("payload", "UInt128", WidePayload.self, note: "boxed: alignment 16 > 8"),
    LayoutSuite.row("payload", "enum25B", TaggedPayload.self, note: "boxed: the tag is byte 25"),
  ]

  private static let holders = [
    LayoutSuite.row("holder", "any", (any Payload).self),
    LayoutSuite.row("holder", "anyClassBound", (any PayloadObject).self),
    LayoutSuite.row("holder", "classBox", ClassBox<Bytes256>.self, note: "one reference"),
    LayoutSuite.row("holder", "closureBox", ClosureBox.self, note: "code and context"),
    LayoutSuite.row("holder", "enum", PayloadCase.self, note: "the largest case and a tag"),
  ]
}
