public import Results

/// A family of library functions whose calls are one metric.
///
/// A call counts when it enters the family from outside: `swift_bridgeObjectRetain` jumps to
/// `swift_retain`, and that is one retain. Retains that the runtime makes itself, in a value
/// witness or a cast, count like those of user code: callgrind sees both.
public struct RuntimeFunction: Sendable {
  /// The metric that its calls are counted as.
  public let metric: Metric
  /// What one call means.
  public let meaning: String
  /// The symbols, or where one ends in `*` all symbols that start so.
  public let symbols: [String]
  /// Whether only functions of these names count that the program itself defines.
  ///
  /// The heap functions of the program stand in front of the C library's own, under the same
  /// names: everybody calls these, and the C library calls those a second time for itself.
  public let isOfProgram: Bool
  /// A text in the names of functions that are part of a call of the family: what they call in
  /// turn was counted when that call was.
  public let part: String?

  init(
    metric: Metric,
    meaning: String,
    symbols: [String],
    isOfProgram: Bool = false,
    part: String? = nil
  ) {
    self.metric = metric
    self.meaning = meaning
    self.symbols = symbols
    self.isOfProgram = isOfProgram
    self.part = part
  }

  /// Every family that is counted, in the order of `Metric`.
  ///
  /// Read off the exports of libswiftCore 6.3.1 and of glibc 2.36.
  public static let all: [RuntimeFunction] = [
    RuntimeFunction(
      metric: .retains,
      meaning: "one more strong owner of an object, immortal or not; `_n` counts once",
      symbols: [
        "swift_retain", "swift_retain_n", "swift_nonatomic_retain", "swift_nonatomic_retain_n",
        "swift_bridgeObjectRetain", "swift_bridgeObjectRetain_n",
        "swift_nonatomic_bridgeObjectRetain", "swift_nonatomic_bridgeObjectRetain_n",
        "swift_unknownObjectRetain", "swift_unknownObjectRetain_n", "swift_tryRetain",
        "swift_errorRetain", "swift_unownedRetainStrong", "swift_weakLoadStrong",
        "swift_weakTakeStrong",
      ]
    ),
    RuntimeFunction(
      metric: .releases,
      meaning: "one strong owner fewer; the last destroys the object",
      symbols: [
        "swift_release", "swift_release_n", "swift_nonatomic_release",
        "swift_nonatomic_release_n", "swift_bridgeObjectRelease", "swift_bridgeObjectRelease_n",
        "swift_nonatomic_bridgeObjectRelease", "swift_nonatomic_bridgeObjectRelease_n",
        "swift_unknownObjectRelease", "swift_unknownObjectRelease_n", "swift_errorRelease",
        "swift_unownedRetainStrongAndRelease",
      ]
    ),
    RuntimeFunction(
      metric: .objectAllocations,
      meaning: "a heap object: class instance, box of an existential, closure context, buffer",
      // The runtime's own boxes do not go through `swift_allocObject`: it is part of this function.
      symbols: ["swift_allocObject", "swift_allocBox"]
    ),
    RuntimeFunction(
      metric: .boxProjections,
      meaning: "the address of a payload asked of its container, inline or boxed",
      symbols: [
        "__swift_project_boxed_opaque_existential_1",
        "__swift_mutable_project_boxed_opaque_existential_1", "swift_projectBox",
      ]
    ),
    RuntimeFunction(
      metric: .dynamicCasts,
      meaning: "`is`, `as?` or `as!` that the compiler could not decide",
      symbols: ["swift_dynamicCast*"],
      // `tryCastToSwiftClass` and its like, which `swift_dynamicCast` tries in turn.
      part: "tryCast"
    ),
    RuntimeFunction(
      metric: .conformanceLookups,
      meaning: "whether a type conforms to a protocol, asked at run time; cached after the first",
      symbols: ["swift_conformsToProtocol*"]
    ),
    RuntimeFunction(
      metric: .exclusivityChecks,
      meaning: "an access to a stored class property or global that is checked for overlaps",
      symbols: ["swift_beginAccess"]
    ),
    RuntimeFunction(
      metric: .mallocCalls,
      meaning: "a block of memory asked of the heap, by anybody",
      symbols: ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"],
      isOfProgram: true
    ),
  ]

  /// Whether calls by the function of this name, mangled or not, are part of a call of the family.
  func isPart(_ name: String) -> Bool { part.map(name.contains) ?? false }

  /// Whether the name, mangled or not, is one of the family's.
  ///
  /// The runtime's functions are plain C, so a demangler leaves them alone; what it adds to others
  /// is an argument list or a `@@` version, and callgrind adds `'2` to a function that is called
  /// within itself; both are passed over.
  public func contains(_ name: String) -> Bool {
    let plain = name.prefix { !"(@'".contains($0) }
    return symbols.contains { symbol in
      symbol.hasSuffix("*") ? plain.hasPrefix(symbol.dropLast()) : plain == symbol
    }
  }
}
