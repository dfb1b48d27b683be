import CProbe
import Measurement
import Testing
import ViewTree

/// What a tree does to the heap, each in a process that has no other test.
@MainActor @Suite(.enabled(if: HeapCounter.isAvailable, "a sanitizer owns the heap"))
struct HeapTests {
  private struct Line: View {
    let row: Int
    let value: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text("row")
        Button("more") { count += 1 }
      }
      .opacity(value == 0 ? 1 : 0.5)
    }
  }

  private struct Lines: View {
    let ids: [Int]
    let value: Int

    var body: some View {
      List {
        ForEach(ids, id: \.self) { Line(row: $0, value: value) }
      }
    }
  }

  private static func live() {
    let ids = Array(0..<100)
    let host = Host(Lines(ids: ids, value: 0))
    host.update(to: Lines(ids: ids.reversed(), value: 1))
    host.tap("more")
    host.unmount()
  }

  private struct Titled: View {
    let title: String
    let items: [KeptRows.Item]

    var body: some View {
      Text(title)
      ForEach(items) { Text($0.label) }
    }
  }

  /// How often memory is allocated in an update that keeps all of a list's rows.
  private static func allocations(rows: Int) -> Int {
    let items = KeptRows.Item.some(Array(0..<rows))
    let host = Host(Titled(title: "a", items: items), isMetered: false)
    host.update(to: Titled(title: "b", items: items))
    probe_heap_start()
    host.update(to: Titled(title: "c", items: items))
    return Int(probe_heap_stop().allocations)
  }

  @Test func aRowThatIsKeptAllocatesNothing() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = Self.allocations(rows: 1)
      #expect(Self.allocations(rows: 1_000) == Self.allocations(rows: 10))
    }
  }

  /// Everything that mounting, changing and unmounting allocates is freed.
  @Test func nothingIsLeftOnTheHeapAfterUnmounting() async {
    await #expect(processExitsWith: .success) { @MainActor in
      // The caches of types and the standard library's tables are made once a process.
      for _ in 0..<3 { Self.live() }
      probe_heap_start()
      for _ in 0..<5 { Self.live() }
      let counts = probe_heap_stop()
      #expect(counts.allocations > 500)
      #expect(counts.live_bytes == 0)
      #expect(counts.allocations == counts.frees)
    }
  }
}
