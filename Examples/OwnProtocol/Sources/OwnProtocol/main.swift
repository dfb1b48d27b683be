import Measurement

/// What is asked about: whether `any Pricing` is too dear for a loop over amounts.
protocol Pricing: Sendable { func price(_ amount: UInt64) -> UInt64 }

struct Flat: Pricing {
  let rate: UInt64
  func price(_ amount: UInt64) -> UInt64 { amount &* rate ^ amount >> 7 }
}

struct Tiered: Pricing {
  let rate: UInt64, limit: UInt64, bonus: UInt64, fee: UInt64
  func price(_ amount: UInt64) -> UInt64 { (amount ^ limit) &* rate &- bonus ^ fee }
}

/// The same calls on the type itself and on the existential; both return the last price.
func call<Own: Pricing>(_ name: String, _ own: Own) -> [Benchmark] {
  Comparison("Pricing", "call", parameter: name) {
    Form(.concrete, leaves: .nothing) { count in chained(count) { own.price($0) } }
    Form(.any, leaves: .indirectBranches(1)) {
      let pricing: any Pricing = hidden(own)
      return { count in chained(count) { pricing.price($0) } }
    }
  }.benchmarks
}

let rows =
  call("flat", Flat(rate: opaque(3)))
  + call("tiered", Tiered(rate: opaque(5), limit: 9, bonus: 2, fee: 1))
let suite = Suite(family: "Pricing", question: "What does `any` cost a call?", benchmarks: rows)
BenchmarkProgram(suite).main()
