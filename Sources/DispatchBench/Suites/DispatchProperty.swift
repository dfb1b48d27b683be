import Containers
import Measurement
import Results

extension DispatchSuite {
  /// A getter of an array: what is returned is owned, and so retained.
  static let property = Comparison("Dispatch", "getter", parameter: "Array") {
    Form(.concrete, leaves: .nothing) { count in
      let holder = WordsSource.narrow(key: key)
      return chain(count) { ($0 ^ holder.words[0]) &* Scramble.one }
    }
    Form(.any, leaves: owned, note: "24 bytes, inline") { count in
      let holder = WordsSource.erased(key: key, wide: false)
      return chain(count) { ($0 ^ holder.words[0]) &* Scramble.one }
    }
    Form("anyBoxed", leaves: owned, note: "boxed: 32 > 24 bytes") { count in
      let holder = WordsSource.erased(key: key, wide: true)
      return chain(count) { ($0 ^ holder.words[0]) &* Scramble.one }
    }
  }

  private static let owned: Remains = .retains(1).throughRuntime
}
