import Measurement
import Results

extension Remains {
  /// So many of each in `per` operations, and nothing else.
  ///
  /// - Parameters:
  ///   - allocations: Blocks asked of the allocator.
  ///   - branches: Indirect calls and jumps, those inside the runtime and the allocator included.
  ///   - retains: Strong owners more, those that the runtime adds included.
  ///   - casts: Casts that the compiler could not decide.
  ///   - exclusivity: Checks that nobody else has access.
  ///   - per: How many operations they are counted over.
  /// - Returns: A declaration that is silent about nothing.
  static func counts(
    allocations: Int = 0,
    branches: Int = 0,
    retains: Int = 0,
    casts: Int = 0,
    exclusivity: Int = 0,
    per: Int = 1
  ) -> Remains {
    Remains.allocations(allocations, per: per)
      .and(.indirectBranches, branches, per: per)
      .and(.retains, retains, per: per)
      .and(.dynamicCasts, casts, per: per)
      .and(.exclusivityChecks, exclusivity, per: per)
  }

  /// Silent about indirect branches, for operations that look something up in the runtime.
  ///
  /// Conformances and generic types are cached in hash tables whose keys are addresses, and each
  /// probe is one more indirect jump: how many there are depends on where this build put what.
  var throughCache: Remains {
    unsaid(.indirectBranches, because: "the runtime's caches are keyed by addresses of this build")
  }

  /// Silent about indirect branches, for look-ups in dictionaries.
  ///
  /// Of look-ups for several key types that differ in one callee, the compiler makes one function
  /// that calls through a pointer: whether it does depends on what else the program looks up.
  var throughMergedLookUp: Remains {
    unsaid(.indirectBranches, because: "look-ups of several key types may be merged into one")
  }

  /// Silent about indirect branches, for walks through nodes of many types.
  ///
  /// Of functions for several views that differ in one callee, the compiler makes one that calls
  /// through a pointer: whether it does depends on what else the program shows.
  var throughMergedWitnesses: Remains {
    unsaid(.indirectBranches, because: "code for several views may be merged into one")
  }
}
