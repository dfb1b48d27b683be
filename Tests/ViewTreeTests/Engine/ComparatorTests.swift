import Testing
import ViewTree

@MainActor @Suite struct ComparatorTests {
  /// How often the body of a view with an input ran after another value of the input came.
  private struct Probe<Input>: View {
    let input: Input
    var body: some View { Text("probe") }
  }

  private func runs<Input>(_ old: Input, _ new: Input, _ mode: ComparisonMode = .automatic) -> Int {
    let host = Host(Probe(input: old), comparison: mode)
    host.update(to: Probe(input: new))
    return host.bodyRuns(of: Probe<Input>.self) - 1
  }

  private struct Lax: Equatable {
    let bits: Int
    static func == (a: Lax, b: Lax) -> Bool { true }
  }

  private struct LaxText: Equatable {
    let text: String
    static func == (a: LaxText, b: LaxText) -> Bool { true }
  }

  private struct Padded {
    let small: UInt8
    let large: Int
  }

  private struct Action {
    // Concrete, since a function stored as a generic value gets another context at each store.
    let run: () -> Int
  }

  private final class Object {}

  @Test func plainDataIsComparedByBitsUnlessToldOtherwise() {
    #expect(runs(Lax(bits: 1), Lax(bits: 2)) == 1)
    #expect(runs(Lax(bits: 1), Lax(bits: 2), .equatable) == 0)
    #expect(runs(1, 1) == 0)
    #expect(runs(1, 1, .never) == 1)
  }

  @Test func otherDataIsComparedByItsOwnEquality() {
    #expect(runs(LaxText(text: "a"), LaxText(text: "b")) == 0)
    let long = String(repeating: "long text ", count: 10)
    #expect(runs(long, String(repeating: "long text ", count: 10)) == 0)
    #expect(runs([1, 2], [1, 2]) == 0)
    #expect(runs([1, 2], [1, 3]) == 1)
  }

  @Test func paddingIsNoInput() {
    func padded(_ fill: UInt8) -> Padded {
      unsafe withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { bytes in
        unsafe bytes.initializeMemory(as: UInt8.self, repeating: fill)
        unsafe bytes.storeBytes(of: 1, toByteOffset: 0, as: UInt8.self)
        unsafe bytes.storeBytes(of: 2, toByteOffset: 8, as: Int.self)
        return unsafe bytes.load(as: Padded.self)
      }
    }
    #expect(runs(padded(0), padded(0xFF)) == 0)
    #expect(runs(Padded(small: 1, large: 2), Padded(small: 1, large: 3)) == 1)
  }

  @Test func aReferenceIsComparedByWhatItPointsTo() {
    let object = Object()
    #expect(runs(object, object) == 0)
    #expect(runs(Object(), Object()) == 1)
  }

  @Test func anExistentialIsComparedByTypeAndPayload() {
    let one: any Sendable = "a"
    #expect(runs(one, "a" as any Sendable) == 0)
    #expect(runs(one, "b" as any Sendable) == 1)
    #expect(runs(one, 1 as any Sendable) == 1)
    let object = Object()
    #expect(runs(object as AnyObject, object) == 0)
    #expect(runs(object as AnyObject, Object()) == 1)
  }

  @Test func anArrayOfWhatHasNoEqualityIsComparedByItsBuffer() {
    let objects = [Object()]
    #expect(runs(objects, objects) == 0)
    #expect(runs([Text("a")] as [any View], [Text("a")]) == 1)
  }

  @Test func anOptionalIsComparedByItsContent() {
    let none: Object? = nil
    let object = Object()
    #expect(runs(none, nil) == 0)
    #expect(runs(none, object) == 1)
    #expect(runs(Optional(object), object) == 0)
  }

  @Test func aClosureIsTheSameOnlyIfCodeAndContextAre() {
    func constant() -> Action { Action { 1 } }
    func capturing(_ value: Int) -> Action { Action { value } }
    #expect(runs(constant(), constant()) == 0)
    #expect(runs(capturing(1), capturing(1)) == 1)
    let kept = capturing(1)
    #expect(runs(kept, kept) == 0)
  }
}
