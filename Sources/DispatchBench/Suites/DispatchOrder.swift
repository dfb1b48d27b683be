import Containers
import Measurement
import Results

extension DispatchSuite {
  /// The method call of `methodOfOne` on receivers that take turns, so that its target varies.
  static func methodOf(_ order: ReceiverOrder) -> Comparison {
    let kinds = 0..<order.receivers
    let numbers = order.numbers
    let retaining = Remains.indirectBranches(1).and(.retains, 1)
    let retained = "what is read from the array is retained for the call"
    return Comparison("Dispatch", "method", parameter: order.rawValue) {
      Form(.concrete, leaves: .nothing, note: "one type; the receivers differ in data") {
        let records = kinds.map { MixerRecord(key: key, multiplier: Scramble.all[$0]) }
        return { chain($0, by: numbers) { records[$0].mix($1) } }
      }
      Form(.any, leaves: .indirectBranches(1), holding: receiver, note: "payload inline: 8 bytes") {
        let receivers = kinds.map { MixerSource.erased($0, key: key) }
        return { chain($0, by: numbers) { receivers[$0].mix($1) } }
      }
      Form(.anyClassBound, leaves: retaining, note: retained) {
        let receivers = kinds.map { MixerSource.object($0, key: key) }
        return { chain($0, by: numbers) { receivers[$0].mix($1) } }
      }
      Form("classVirtual", leaves: retaining, note: retained) {
        let receivers = kinds.map { MixerSource.virtual($0, key: key) }
        return { chain($0, by: numbers) { receivers[$0].mix($1) } }
      }
      Form("closure", leaves: retaining, note: retained) {
        let receivers = kinds.map { MixerSource.closure($0, key: key) }
        return { chain($0, by: numbers) { receivers[$0].mix($1) } }
      }
      Form(.enumeration, leaves: .nothing) {
        let receivers = kinds.map { MixerSource.enumeration($0, key: key) }
        return { chain($0, by: numbers) { receivers[$0].mix($1) } }
      }
    }
  }
}
