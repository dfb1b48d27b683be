/// Questions for the dynamic type of something retained, each kind with a price of its own.
///
/// Casts to an existential and look-ups of a conformance have no counter: no update makes one,
/// since comparators and property lists are found once a type and kept.
public struct TypeCheckCounters: Equatable, Sendable {
  /// Comparisons of two type identifiers.
  public var metatypes = 0
  /// Checked casts of an object to a subclass.
  public var downcasts = 0

  /// Makes counters that stand at zero.
  public init() {}
}

/// Calls whose target is known only at run time.
public struct IndirectCallCounters: Equatable, Sendable {
  /// Calls of a function value: into an erased node, from the queue, of a row's closure.
  public var closures = 0
  /// Calls through the table of a class.
  public var virtuals = 0
  /// Calls through the witness table of an opened existential.
  public var witnesses = 0

  /// Makes counters that stand at zero.
  public init() {}
}

/// What erasing views adds to a tree: nodes with nothing on screen, and storage for the values.
///
/// Storage is counted where a value reaches its node, as views are made where nobody counts; one
/// value that is passed on twice is counted twice.
public struct ErasureCounters: Equatable, Sendable {
  /// Erasing nodes made.
  public var nodesCreated = 0
  /// Erasing nodes destroyed.
  public var nodesDestroyed = 0
  /// Erasing nodes that an update reached.
  public var nodesVisited = 0
  /// Objects around payloads.
  public var boxes = 0
  /// Contexts of closures that hold payloads.
  public var contexts = 0
  /// Payloads too large for the three words inside an existential, which get a box of their own.
  public var overflows = 0
  /// Arrays of erased views.
  public var arrays = 0

  /// Makes counters that stand at zero.
  public init() {}
}
