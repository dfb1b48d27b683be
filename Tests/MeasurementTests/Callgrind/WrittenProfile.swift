import Foundation

@testable import Measurement

/// A profile in a file that is gone with the value.
final class WrittenProfile {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "profile-\(UUID())").path
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Reads it.
  func read() throws(ProfileError) -> CallGraph {
    try ProfileReader.read(path, into: CallGraph(addressesIn: "subject"))
  }

  /// A profile that callgrind 3.19 wrote: `compressed`, `plain` or `lines-only`, all three of one
  /// region, in which a reference in an `Any` is cast to its class 128 times.
  static func real(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Profiles/\(name).callgrind").path
  }

  /// A small profile in every form that a line can have.
  static let small = """
    # callgrind format
    version: 1
    creator: callgrind-3.19.0
    positions: instr line
    events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim

    ob=(1) /build/subject
    fl=(1) a.swift
    fn=(1) kernel
    0x1000 7 10 4 2 0 0 0 0 0 0 3 1 2 1
    +4 * 5
    cob=(2) /lib/libswiftCore.so
    cfi=(2) ???
    cfn=(2) swift_retain
    calls=6 0x2000 0
    * * 60 12 6
    -2 +1 1

    ob=(2)
    fl=(2)
    fn=(2)
    0x2000 0 60 12 6

    totals: 76 16 8 0 0 0 0 0 0 3 1 2 1
    """
}
