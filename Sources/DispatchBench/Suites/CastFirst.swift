import Containers
import Measurement
import Results

/// The first cast of a type to a protocol in a process.
///
/// The runtime looks for the conformance in every image that is loaded, record by record, and what
/// it finds depends on what is linked: here, this program and the libraries of the toolchain.
enum CastFirst {
  static let all: [Comparison] = [first]

  /// emergetools, swift 33487: the first answer scans every conformance, later ones are cached.
  private static let first = Comparison("Cast", "first", parameter: "R28") {
    Form(.concrete, leaves: .nothing, isCold: true, note: "the answer is known") {
      ask(KnownAnswer<UnaskedPayload>.self)
    }
    Form("type", leaves: scanned, isCold: true, note: "any P is S: nothing to look for") {
      ask(IsConcrete<UnaskedPayload>.self)
    }
    Form(.any, leaves: scanned, isCold: true, note: "any P is any Q: all records are scanned") {
      ask(IsProtocol<UnaskedPayload>.self)
    }
    Form("anyMissed", leaves: scanned, isCold: true, note: "any P as? any Q: nothing is found") {
      ask(AsOtherProtocol<UnaskedStranger>.self)
    }
  }

  /// One cast; what else the first one makes the runtime do depends on what is loaded.
  private static let scanned = Remains.casts(1)
    .unsaid(.allocations, because: "caches of the runtime come into being")
    .unsaid(.indirectBranches, because: "caches of the runtime come into being")
    .unsaid(.retains, because: "caches of the runtime come into being")
}
