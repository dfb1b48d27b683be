import Observation
import Testing
import ViewTree

@testable import Trees

/// What a change of the environment or of an observed object does, however views are erased.
@MainActor @Suite struct SourceInvariantTests {
  private struct Reader: Staged {
    @Environment(\.level) private var level
    var scene: some View { Text("level \(level)") }
  }

  private struct Deaf: Staged {
    let number: Int
    var scene: some View { Text("\(number)") }
  }

  private struct Rows: Staged {
    let count: Int
    var scene: some View {
      ForEach(Array(0..<count), id: \.self) { number in
        row { if number == 7 { Reader() } else { Deaf(number: number) } }
      }
    }
  }

  private struct Writer: Staged {
    let level: Int
    var scene: some View { Rows(count: 100).environment(\.level, level) }
  }

  @Observable fileprivate final class Model {
    var name = "n"
    var size = 1
  }

  private struct NameReader: Staged {
    let model: Model
    var scene: some View { Text(model.name) }
  }

  private struct SizeReader: Staged {
    let model: Model
    var scene: some View { Text("\(model.size)") }
  }

  private struct Readers: Staged {
    let model: Model
    var scene: some View {
      ForEach(Array(0..<20), id: \.self) { number in
        row { if number < 5 { NameReader(model: model) } else { SizeReader(model: model) } }
      }
    }
  }

  private nonisolated static let erasures = Erasure.allCases.filter { $0 != .compiler }

  /// M21: the writer and the one reader run, whatever stands between them.
  @Test(arguments: erasures)
  func aValueOfTheEnvironmentRunsItsReaderAlone(_ erasure: Erasure) {
    Erasure.$current.withValue(erasure) {
      let host = mount(Writer(level: 1))
      let effect = host.effect { host.update(to: Writer(level: 2)) }
      #expect(effect.counts[.bodiesRun] == 2)
      #expect(effect.counts[.rowsRun] == 0)
      #expect(effect.counts[.hostUpdates] == 1)
      #expect(effect.counts[.nodesCreated] == 0)
    }
  }

  /// M22: as many bodies as read the property.
  @Test(arguments: erasures)
  func aPropertyRunsThoseWhoReadIt(_ erasure: Erasure) {
    Erasure.$current.withValue(erasure) {
      let model = Model()
      let host = mount(Readers(model: model))
      let effect = host.effect { model.name = "m" }
      #expect(effect.counts[.bodiesRun] == 5)
      #expect(effect.counts[.hostUpdates] == 5)
      #expect(effect.counts[.nodesDestroyed] == 0)
    }
  }
}
