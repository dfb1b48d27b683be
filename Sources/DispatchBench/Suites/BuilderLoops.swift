import Containers
import Measurement

/// What is done with a document, in loops that are specialised for its type and its description.
enum BuilderLoop {
  /// Builds and destroys a document in every iteration.
  @inline(__always)
  static func build<Root: Node>(
    _ count: Int,
    _ describe: (_ word: UInt64) -> Root
  ) -> UInt64 {
    var word = BuilderSuite.seed
    for _ in 0..<count {
      keep(describe(word))
      word = folded(word, Scramble.salt)
    }
    return word
  }

  /// Builds and destroys a document twice in every iteration, with its condition true and false.
  @inline(__always)
  static func buildBoth<Root: Node>(
    _ count: Int,
    _ describe: (_ word: UInt64, _ condition: Bool) -> Root
  ) -> UInt64 {
    var word = BuilderSuite.seed
    for _ in 0..<count {
      keep(describe(word, true))
      keep(describe(word, false))
      word = folded(word, Scramble.salt)
    }
    return word
  }

  /// Walks one document again and again, each time into the result of the time before.
  @inline(__always)
  static func walk<Root: Node>(_ root: Root) -> Kernel {
    { count in
      var word = BuilderSuite.seed
      for _ in 0..<count {
        word = root.walk(into: word)
        barrier()
      }
      return word
    }
  }

  /// Walks a document whose type is never known: through its metadata and witness table.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func walkUnspecialized<Root: Node>(_ root: Root, _ count: Int) -> UInt64 {
    var word = BuilderSuite.seed
    for _ in 0..<count {
      word = root.walk(into: word)
      barrier()
    }
    return word
  }

  /// Destroys documents that were built before, one in every iteration.
  @inline(__always)
  static func destroy<Root: Node>(_ describe: @escaping (_ word: UInt64) -> Root) -> Body {
    let shelf = Shelf<Root>()
    return Body { count in
      var word = BuilderSuite.seed
      shelf.fill(count) { _ in
        word = folded(word, Scramble.salt)
        return describe(word)
      }
    } measuring: { count in
      let checksum = shelf.last.map { $0.walk(into: UInt64(count)) }
      shelf.destroyEach { barrier() }
      return checksum ?? 0
    }
  }

  /// Copies a document and destroys the copy in every iteration.
  @inline(__always)
  static func copy<Root: Node>(_ root: Root) -> Kernel {
    { count in
      var word = BuilderSuite.seed
      for _ in 0..<count {
        keep(copied(root))
        word = folded(word, Scramble.salt)
      }
      return word
    }
  }

  /// A copy, made through the value witnesses of its type where the optimizer does not see it.
  @inline(never)
  @_optimize(none)
  private static func copied<Value>(_ value: Value) -> Value { value }
}
