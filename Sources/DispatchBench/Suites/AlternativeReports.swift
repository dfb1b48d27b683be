import Containers
import Measurement
import Results

/// A field report on what a program did to copy less.
enum AlternativeReports {
  static let all = [logger]

  /// SwiftLog #293: a logger is copied wherever it is stored.
  private static let logger = Comparison("Alternatives", "copyLogger", parameter: "R9") {
    Form("container", leaves: .retains(1).throughRuntime, note: "R9: existential and string") {
      let (loggers, slot) = (Quartet { Logger(level: $0) }, Slot(Logger(level: 0)))
      return { count in
        wrapped(count) { slot.value = loggers[chosenBy: $0] } ^ slot.value.word
      }
    }
    Form("copyOnWrite", leaves: .retains(1).throughRuntime, note: "R9: one reference") {
      let (loggers, slot) = (Quartet { SharedLogger(level: $0) }, Slot(SharedLogger(level: 0)))
      return { count in
        wrapped(count) { slot.value = loggers[chosenBy: $0] } ^ slot.value.word
      }
    }
  }

  @inline(__always)
  private static func wrapped(_ count: Int, _ wrap: (_ word: UInt64) -> Void) -> UInt64 {
    chained(count) { word in
      wrap(word)
      barrier()
      return mixed(word, with: Scramble.salt)
    }
  }
}
