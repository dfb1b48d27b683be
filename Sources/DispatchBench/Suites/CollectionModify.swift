import Containers
import Measurement
import Results

/// An element changed in place, which through a protocol is a coroutine: `cells[i] &+= 1`.
enum CollectionModify {
  static let all = [modify]

  private static let modify = Comparison("Collection", "modify") {
    Form(.concrete, leaves: .nothing) { count in
      var cells = PlainCells()
      let sum = chained(count) { change(&cells, $0) }
      return mixed(sum, with: cells[0])
    }
    Form("classFinal", leaves: inPlace) { count in
      var cells = CellsSource.shared()
      let sum = chained(count) { change(&cells, $0) }
      return mixed(sum, with: cells[0])
    }
    Form(.any, leaves: inPlace, note: "a struct: the frame fits the caller's buffer") {
      count in
      var cells = CellsSource.erased(shared: false)
      let sum = chained(count) { word in
        cells[word] &+= word
        return mixed(word, with: cells[word &+ 1])
      }
      return mixed(sum, with: cells[0])
    }
    Form("anyOfClass", leaves: inPlace, note: "a class: the frame fits as well") {
      count in
      var cells = CellsSource.erased(shared: true)
      let sum = chained(count) { word in
        cells[word] &+= word
        return mixed(word, with: cells[word &+ 1])
      }
      return mixed(sum, with: cells[0])
    }
  }

  /// Changes one word in place and reads the other.
  @inline(__always)
  private static func change<Cells: WordCells>(_ cells: inout Cells, _ word: UInt64) -> UInt64 {
    cells[word] &+= word
    return mixed(word, with: cells[word &+ 1])
  }

  private static let inPlace: Remains = .nothing.throughRuntime
}
