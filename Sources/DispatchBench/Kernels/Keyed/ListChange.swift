import Measurement

/// What happens to a list of rows that are told apart by number.
///
/// The changes are those of other benchmarks of the kind: js-framework-benchmark, uibench,
/// Dioxus and elementary-ui.
enum ListChange: String, CaseIterable, Sendable {
  /// Nothing, in an array of its own.
  case same
  /// A hundred rows, or one of a short list, come at the end.
  case append
  /// One row comes in front.
  case prepend
  /// A hundred rows, or two of a short list, come in front.
  case prependMany
  /// The row in the middle goes.
  case removeMiddle
  /// The second row and the last but one change places.
  case swap
  /// The last row becomes the first; its way back is that the first becomes the last.
  case lastToFirst
  case reverse
  case shuffle
  /// All rows go and as many others come.
  case replaceAll
  case clear
  /// Twenty rows in the middle, or four of a short list, are reversed.
  case reverseWindow
  /// The same rows are shuffled.
  case shuffleWindow
  /// uibench's worst case for kivi: the first and the last row go, the rest is reversed.
  case kiviWorst
  /// uibench's worst case for snabbdom: the first row goes to the end, after it the last but one.
  case snabbdomWorst
  /// uibench's worst case for React: the first and the last go, then the last becomes the first.
  case reactWorst
  /// uibench's worst case for virtual-dom: the first two rows go to the end.
  case virtualDOMWorst

  /// The rows before.
  func before(_ count: Int) -> [Int] { Array(0..<count) }

  /// The rows after; new ones have numbers that none had.
  func after(_ count: Int) -> [Int] {
    let rows = before(count)
    let many = count > 100 ? 100 : 2
    let inner = Array(rows.dropFirst().dropLast())
    switch self {
    case .same: return rows
    case .append: return rows + (count..<(count + (count > 100 ? 100 : 1)))
    case .prepend: return [count] + rows
    case .prependMany: return Array(count..<(count + many)) + rows
    case .removeMiddle: return rows.filter { $0 != count / 2 }
    case .swap: return Self.swapped(rows, 1, count - 2)
    case .lastToFirst: return Array(rows.suffix(1) + rows.dropLast())
    case .reverse: return rows.reversed()
    case .shuffle: return Self.shuffled(rows[...])
    case .replaceAll: return Array(count..<(2 * count))
    case .clear: return []
    case .reverseWindow: return Self.changed(rows) { $0.reversed() }
    case .shuffleWindow: return Self.changed(rows) { Self.shuffled($0) }
    case .kiviWorst: return inner.reversed()
    case .snabbdomWorst:
      return Array(inner.dropLast()) + rows.suffix(1) + rows.prefix(1) + inner.suffix(1)
    case .reactWorst: return Array(inner.suffix(1) + inner.dropLast())
    case .virtualDOMWorst: return Array(rows.dropFirst(2) + rows.prefix(2))
    }
  }

  private static func swapped(_ rows: [Int], _ first: Int, _ second: Int) -> [Int] {
    var rows = rows
    rows.swapAt(first, second)
    return rows
  }

  private static func changed(_ rows: [Int], _ change: (ArraySlice<Int>) -> [Int]) -> [Int] {
    let width = rows.count > 100 ? 20 : 4
    let start = (rows.count - width) / 2
    return Array(rows[..<start]) + change(rows[start..<(start + width)]) + rows[(start + width)...]
  }

  private static func shuffled(_ rows: ArraySlice<Int>) -> [Int] {
    var generator = SplitMix64(seed: 7)
    return rows.shuffled(using: &generator)
  }
}
