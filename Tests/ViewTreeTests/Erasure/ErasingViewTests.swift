import Testing
import ViewTree

/// Every way of erasing a view against the same expectations, with what only it does counted apart.
@MainActor @Suite struct ErasingViewTests {
  private struct Small: View {
    let value: Int
    var body: some View { Text("small \(value)") }
  }

  private struct Large: View {
    let value: (Int, Int, Int, Int)
    var body: some View { Text("large \(value.0)") }
  }

  private static func cost<E: ErasingView>(_ old: E, _ new: E) -> Counters {
    let host = Host(old)
    let before = host.counters
    host.update(to: new)
    var after = host.counters
    after.checks.metatypes -= before.checks.metatypes
    after.checks.downcasts -= before.checks.downcasts
    after.calls.closures -= before.calls.closures
    after.calls.virtuals -= before.calls.virtuals
    after.calls.witnesses -= before.calls.witnesses
    after.erasure.boxes -= before.erasure.boxes
    after.erasure.contexts -= before.erasure.contexts
    after.erasure.overflows -= before.erasure.overflows
    return after
  }

  @Test func aBoxWithAClosureTakesOneCheckAndOneCall() {
    let cost = Self.cost(AnyView(Small(value: 1)), AnyView(Small(value: 1)))
    #expect((cost.checks.metatypes, cost.checks.downcasts) == (1, 0))
    #expect((cost.calls.closures, cost.calls.virtuals, cost.calls.witnesses) == (1, 0, 0))
    #expect((cost.erasure.boxes, cost.erasure.contexts, cost.erasure.overflows) == (1, 0, 0))
  }

  @Test func aBoxWithATableTakesACheckADowncastAndAVirtualCall() {
    let cost = Self.cost(ClassBoxView(Small(value: 1)), ClassBoxView(Small(value: 1)))
    #expect((cost.checks.metatypes, cost.checks.downcasts) == (1, 1))
    #expect((cost.calls.closures, cost.calls.virtuals, cost.calls.witnesses) == (0, 1, 0))
    #expect((cost.erasure.boxes, cost.erasure.contexts, cost.erasure.overflows) == (1, 0, 0))
  }

  @Test func closuresTakeAContextEachAndOneCall() {
    let one = Self.cost(ClosureView(Small(value: 1)), ClosureView(Small(value: 1)))
    #expect((one.checks.metatypes, one.calls.closures, one.erasure.contexts) == (1, 1, 1))
    let three = Self.cost(ThreeClosureView(Small(value: 1)), ThreeClosureView(Small(value: 1)))
    #expect((three.checks.metatypes, three.calls.closures, three.erasure.contexts) == (1, 1, 3))
  }

  @Test func anExistentialHasABoxOnlyForALargePayload() {
    let small = Self.cost(StoredAnyView(Small(value: 1)), StoredAnyView(Small(value: 1)))
    #expect((small.checks.metatypes, small.calls.witnesses, small.erasure.overflows) == (1, 1, 0))
    let large = Self.cost(
      StoredAnyView(Large(value: (1, 2, 3, 4))),
      StoredAnyView(Large(value: (1, 2, 3, 4)))
    )
    #expect((large.checks.metatypes, large.calls.witnesses, large.erasure.overflows) == (1, 1, 1))
  }

  private static let all: [any ErasingView.Type] = [
    AnyView.self, ClassBoxView.self, ClosureView.self, ThreeClosureView.self, StoredAnyView.self,
  ]

  @Test(arguments: 0..<5)
  func addsNodesThatAreCountedApartAndAllEnd(_ number: Int) {
    func check<E: ErasingView>(_ eraser: E.Type) {
      let host = Host(E(VStack { E(Small(value: 1)) }))
      #expect(host.counters.erasure.nodesCreated == 2)
      #expect(host.counters.nodesCreated == 3)
      host.update(to: E(VStack { E(Large(value: (2, 0, 0, 0))) }))
      // The view with a body and its text, not the stack around them.
      #expect(host.counters.nodesCreated == 5)
      host.update(to: E(VStack { E(E(Small(value: 3))) }))
      #expect(host.tree.contents() == ["small 3"])
      host.unmount()
      #expect(host.counters.nodesAlive == 0)
      #expect(host.counters.erasure.nodesDestroyed == host.counters.erasure.nodesCreated)
    }
    check(Self.all[number])
  }
}
