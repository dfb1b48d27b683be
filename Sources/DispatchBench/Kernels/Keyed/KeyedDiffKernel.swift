import Containers
import Measurement
import ViewTree

/// A list that is brought to other rows and back, so that all passes do the same and nothing grows.
enum KeyedDiffKernel<List: KeyedList> {
  /// A loop that is specialised for the list and its ids.
  static func specialized(_ change: ListChange, _ rows: Int, id: (Int) -> List.ID) -> Kernel {
    let way = Way(change, rows, id: id)
    var list = way.list()
    return { count in
      // Out of its box for the length of the loop, which would ask for access to it at every turn.
      var working = list
      list = List()
      defer { list = working }
      return chained(count) { word in
        working.reconcile(to: way.there)
        let seen = way.thereSeen(working, word)
        working.reconcile(to: way.back)
        return way.backSeen(working, seen)
      }
    }
  }

  /// A loop that knows neither the list nor its ids.
  static func unspecialized(_ change: ListChange, _ rows: Int, id: (Int) -> List.ID) -> Kernel {
    let way = Way(change, rows, id: id)
    var list = way.list()
    return { count in
      var working = list
      list = List()
      defer { list = working }
      return UnspecializedKeyedDiff.run(&working, way, count)
    }
  }

  /// Where a list goes and where it comes back to.
  struct Way {
    let there: [List.ID]
    let back: [List.ID]
    private let thereRows: [UInt64]
    private let backRows: [UInt64]

    init(_ change: ListChange, _ rows: Int, id: (Int) -> List.ID) {
      let (before, after) = (change.before(rows), change.after(rows))
      there = after.map(id)
      back = before.map(id)
      thereRows = after.map { UInt64($0) }
      backRows = before.map { UInt64($0) }
    }

    /// A list that has gone the way often enough for its memory to have grown.
    func list() -> List {
      var list = List()
      for _ in 0..<4 {
        for ids in [back, there, back] {
          list.reconcile(to: ids)
          let result = (0..<list.count).map { list.id(at: $0) }
          precondition(result == ids, "the rows are in another order than they were told to be in")
        }
      }
      return list
    }

    /// Mixes in which row is where it should be after the way there, at a place that was not known.
    func thereSeen(_ list: List, _ word: UInt64) -> UInt64 {
      Self.seen(list, there, thereRows, word)
    }

    /// The same after the way back.
    func backSeen(_ list: List, _ word: UInt64) -> UInt64 {
      Self.seen(list, back, backRows, word)
    }

    private static func seen(
      _ list: List,
      _ ids: [List.ID],
      _ rows: [UInt64],
      _ word: UInt64
    ) -> UInt64 {
      guard !rows.isEmpty, list.count == rows.count else {
        return mixed(word, with: UInt64(list.count))
      }
      let place = Int((word >> 32 &* UInt64(rows.count)) >> 32)
      return mixed(word, with: list.id(at: place) == ids[place] ? rows[place] : .max)
    }
  }
}

/// The loop of ``KeyedDiffKernel`` as code that the compiler may not specialise.
enum UnspecializedKeyedDiff {
  /// Brings a list there and back.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func run<List: KeyedList>(
    _ list: inout List,
    _ way: KeyedDiffKernel<List>.Way,
    _ count: Int
  ) -> UInt64 {
    var word = opaque(0xFEDC_BA98_7654_3210)
    for _ in 0..<count {
      list.reconcile(to: way.there)
      word = way.thereSeen(list, word)
      list.reconcile(to: way.back)
      word = way.backSeen(list, word)
    }
    return word
  }
}
