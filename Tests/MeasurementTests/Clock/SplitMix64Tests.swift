import Measurement
import Testing

@Suite struct SplitMix64Tests {
  /// Output of the reference implementation (https://prng.di.unimi.it/splitmix64.c).
  @Test func givesTheReferenceSequence() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func givesEveryStreamItsOwnSequence() {
    let firsts = (0..<1_000).map { stream in
      var generator = SplitMix64(seed: 7, stream: stream)
      return generator.next()
    }
    #expect(Set(firsts).count == 1_000)
  }
}
