import Containers
import Measurement
import Results

/// The first cast of a type to a protocol in a process.
///
/// The runtime looks for the conformance in every image that is loaded, record by record, and what
/// it finds depends on what is linked: here, this program and the libraries of the toolchain, and
/// so many conformances more that nobody asks for.
enum CastFirst {
  static let all: [Comparison] = [first(0), first(1_000), first(4_000)]

  /// emergetools, swift 33487: the first answer scans every conformance, later ones are cached.
  private static func first(_ more: Int) -> Comparison {
    Comparison("Cast", "first", parameter: "\(more)") {
      Form(.concrete, leaves: .nothing, isCold: true, note: "the answer is known") {
        cold(KnownAnswer<UnaskedPayload>.self, among: more)
      }
      Form("type", leaves: scanned, isCold: true, note: "any P is S: nothing to look for") {
        cold(IsConcrete<UnaskedPayload>.self, among: more)
      }
      Form(.any, leaves: scanned, isCold: true, note: "R28: any P is any Q, all are scanned") {
        cold(IsProtocol<UnaskedPayload>.self, among: more)
      }
      Form("anyMissed", leaves: scanned, isCold: true, note: "any P as? any Q, nothing is found") {
        cold(AsOtherProtocol<UnaskedStranger>.self, among: more)
      }
    }
  }

  /// Asks in a process with so many conformances more than it was linked with.
  private static func cold<A: Asking>(_ asking: A.Type, among more: Int) -> Kernel {
    RegisteredConformances.raise(to: more)
    return ask(asking)
  }

  /// One cast; what else the first one makes the runtime do depends on what is loaded.
  private static let scanned = Remains.casts(1)
    .unsaid(.allocations, because: "caches of the runtime come into being")
    .unsaid(.indirectBranches, because: "caches of the runtime come into being")
    .unsaid(.retains, because: "caches of the runtime come into being")
}
