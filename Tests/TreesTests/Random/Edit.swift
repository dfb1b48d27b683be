import Measurement

@testable import Trees

/// One step of a script.
enum Edit: Equatable, CustomStringConvertible {
  case toggleHeader
  case setFooter(Int)
  case insertRow(id: Int, at: Int)
  case removeRow(at: Int)
  case moveRow(from: Int, to: Int)
  case reverseRows
  case relabelRow(at: Int)
  case flipRow(at: Int)
  case insertInner(row: Int, id: Int, at: Int)
  case removeInner(row: Int, at: Int)
  case reverseInner(row: Int)
  case tap(Int)

  var description: String {
    switch self {
    case .toggleHeader: "toggle header"
    case .setFooter(let kind): "footer \(kind)"
    case .insertRow(let id, let place): "insert row \(id) at \(place)"
    case .removeRow(let place): "remove row at \(place)"
    case .moveRow(let from, let to): "move row from \(from) to \(to)"
    case .reverseRows: "reverse rows"
    case .relabelRow(let place): "relabel row at \(place)"
    case .flipRow(let place): "flip row at \(place)"
    case .insertInner(let row, let id, let place): "insert \(id) into row at \(row), at \(place)"
    case .removeInner(let row, let place): "remove from row at \(row), at \(place)"
    case .reverseInner(let row): "reverse inside row at \(row)"
    case .tap(let place): "tap leaf \(place)"
    }
  }

  /// A step that does something to most documents; ids come from few numbers, so that some repeat
  /// and some return.
  static func random(using generator: inout SplitMix64) -> Edit {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    switch number(16) {
    case 0: return .toggleHeader
    case 1: return .setFooter(number(3))
    case 2, 3: return .insertRow(id: number(9), at: number(8))
    case 4: return .removeRow(at: number(8))
    case 5, 6: return .moveRow(from: number(8), to: number(8))
    case 7: return .reverseRows
    case 8: return .relabelRow(at: number(8))
    case 9: return .flipRow(at: number(8))
    case 10, 11: return .insertInner(row: number(8), id: number(4), at: number(4))
    case 12: return .removeInner(row: number(8), at: number(4))
    case 13: return .reverseInner(row: number(8))
    default: return .tap(number(20))
    }
  }
}

extension Document {
  /// Makes the step; a place beyond the end is taken round.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .toggleHeader: hasHeader.toggle()
    case .setFooter(let kind): footer = kind
    case .insertRow(let id, let place): rows.insert(Row(id: id), at: place % (rows.count + 1))
    case .reverseRows: rows.reverse()
    case .tap: break
    case .removeRow, .moveRow, .relabelRow, .flipRow, .insertInner, .removeInner, .reverseInner:
      if !rows.isEmpty { applyToRows(edit) }
    }
  }

  private mutating func applyToRows(_ edit: Edit) {
    switch edit {
    case .removeRow(let place): rows.remove(at: place % rows.count)
    case .moveRow(let from, let to):
      let row = rows.remove(at: from % rows.count)
      rows.insert(row, at: to % (rows.count + 1))
    case .relabelRow(let place): rows[place % rows.count].label += 1
    case .flipRow(let place): rows[place % rows.count].isLeft.toggle()
    case .insertInner(let row, let id, let place):
      let row = row % rows.count
      rows[row].inner.insert(id, at: place % (rows[row].inner.count + 1))
    case .removeInner(let row, let place):
      let row = row % rows.count
      guard !rows[row].inner.isEmpty else { return }
      rows[row].inner.remove(at: place % rows[row].inner.count)
    case .reverseInner(let row): rows[row % rows.count].inner.reverse()
    default: break
    }
  }
}
