import Containers
import Measurement
import Results

/// Field reports on collections.
enum CollectionReports {
  static let all = [observers(1), observers(8), grid]

  /// ReactiveSwift #126: a collection behind an existential, with an iterator of its own or with
  /// the one that every collection has.
  private static func observers(_ length: Int) -> Comparison {
    Comparison(
      "Collection",
      "observers",
      parameter: "R18-\(length)",
      operationsPerIteration: length
    ) {
      Form(.concrete, leaves: .nothing, note: "R18: per element of \(length)") {
        let observers = IteratingObservers(length)
        return { count in chained(count) { WordLoops.sum(observers, $0) } }
      }
      Form("anyOwnIterator", leaves: retained(length), note: "R18") {
        let observers = WordSource.erased(IteratingObservers(length))
        return { count in chained(count) { WordLoops.sumErased(observers, $0) } }
      }
      Form("anyDefaultIterator", leaves: retained(length), note: "R18: three witnesses a step") {
        let observers = WordSource.erased(DefaultedObservers(length))
        return { count in chained(count) { WordLoops.sumErased(observers, $0) } }
      }
    }
  }

  /// Swift #59449: an element of an array in an array, reached anew each time or row by row.
  private static let grid = Comparison(
    "Collection",
    "grid",
    parameter: "R16",
    operationsPerIteration: Grids.side * (Grids.side - 1)
  ) {
    Form("rows", leaves: .nothing, note: "R16: a row at a time") { count in
      var grid = Grids.concrete()
      return mixed(count) {
        Grids.mixRows(&grid)
        return grid[1][Grids.side - 1].word
      }
    }
    Form("nested", leaves: .nothing, note: "R16: two subscripts an access") { count in
      keptApart(1)
      var grid = Grids.concrete()
      return mixed(count) {
        Grids.mixNested(&grid)
        return grid[1][Grids.side - 1].word
      }
    }
    Form("anyRows", leaves: .indirectBranches(963, per: 240), note: "R16: a row at a time") {
      count in
      var grid = Grids.erased()
      return mixed(count) {
        Grids.mixRows(&grid)
        return grid[1][Grids.side - 1].word
      }
    }
    Form(
      "anyNested",
      leaves: .indirectBranches(963, per: 240),
      note: "R16: two subscripts an access"
    ) {
      count in
      keptApart(1)
      var grid = Grids.erased()
      return mixed(count) {
        Grids.mixNested(&grid)
        return grid[1][Grids.side - 1].word
      }
    }
  }

  private static func retained(_ length: Int) -> Remains {
    .retains(1, per: length).throughRuntime
  }

  /// Adds up what `count` turns return.
  @inline(__always)
  private static func mixed(_ count: Int, _ turn: () -> UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<count {
      sum &+= turn()
      barrier()
    }
    return sum
  }
}
