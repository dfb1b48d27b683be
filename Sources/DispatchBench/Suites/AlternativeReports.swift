import Containers
import Measurement
import Results

/// Field reports on what programs did to need fewer boxes.
enum AlternativeReports {
  static let all = [shortEvent, longEvent, hops(1), hops(4), logger]

  /// SwiftNIO #349: the tag of an enum is the byte that no longer fits.
  private static let shortEvent = Comparison("Alternatives", "wrap", parameter: "R1-23B") {
    Form(.concrete, leaves: .nothing, note: "R1: 23 bytes and a tag") { count in
      wrapped(count) { keep(ShortEvent.bytes(Bytes23(word: $0))) }
    }
    Form(.untyped, leaves: .indirectBranches(1), note: "R1: inline: 24 bytes") { count in
      wrapped(count) { keep(ShortEvent.bytes(Bytes23(word: $0)) as Any) }
    }
  }

  private static let longEvent = Comparison("Alternatives", "wrap", parameter: "R1-24B") {
    Form(.concrete, leaves: .nothing, note: "R1: 24 bytes and a tag") { count in
      wrapped(count) { keep(LongEvent.bytes(Bytes24(word: $0))) }
    }
    Form(.untyped, leaves: .allocations(1).throughRuntime, note: "R1: boxed: 25 > 24 bytes") {
      count in
      wrapped(count) { keep(LongEvent.bytes(Bytes24(word: $0)) as Any) }
    }
  }

  /// SwiftNIO #351: a head of 96 bytes is made once and goes through so many handlers as `Any`.
  private static func hops(_ hops: Int) -> Comparison {
    Comparison("Alternatives", "hops", parameter: "R2-\(hops)") {
      Form(.concrete, leaves: .nothing, note: "R2: 96 bytes by value") { count in
        wrapped(count) { word in
          var head = Head(word: word)
          for _ in 0..<hops { head = Hop.concrete(head) }
          keep(head)
        }
      }
      Form(.untyped, leaves: boxed(1 + hops, casts: hops), note: "R2: a box a hop") { count in
        wrapped(count) { word in
          var event: Any = Head(word: word)
          for _ in 0..<hops { event = Hop.erased(event) }
          keep(event)
        }
      }
      Form("AnyCopyOnWrite", leaves: boxed(1, casts: hops), note: "R2: one object in all") {
        count in
        wrapped(count) { word in
          var event: Any = SharedHead(word: word)
          for _ in 0..<hops { event = Hop.erasedShared(event) }
          keep(event)
        }
      }
    }
  }

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

  private static func boxed(_ boxes: Int, casts: Int) -> Remains {
    .allocations(boxes).and(.dynamicCasts, casts).and(.retains, casts).throughRuntime
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
