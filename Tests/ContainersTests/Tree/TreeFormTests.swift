import Containers
import Testing

/// A form of tree, by its name in a failing test.
struct NamedForm: CustomTestStringConvertible, Sendable {
  let type: any FreeTreeForm.Type
  var testDescription: String { "\(type)" }

  static let all: [NamedForm] = [
    NamedForm(type: CastingTreeForm.self), NamedForm(type: MatchingTreeForm.self),
    NamedForm(type: BoxedTreeForm.self), NamedForm(type: ClosureTreeForm.self),
    NamedForm(type: EnumTreeForm.self), NamedForm(type: ObjectTreeForm.self),
  ]
}

@Suite struct TreeFormTests {
  @Test(arguments: NamedForm.all)
  func comparesLeavesByPosition(form: NamedForm) {
    let old = TreeSketch.pair(.leaf(1), .pair(.leaf(2), .leaf(3)))
    let new = TreeSketch.pair(.leaf(1), .pair(.leaf(9), .leaf(3)))
    var expected = TreeDifference()
    expected.position = 3
    expected.changes = 1
    expected.hash = (0 ^ 1) &* Scramble.one
    #expect(difference(old, new, form.type) == expected)
  }

  @Test(arguments: NamedForm.all)
  func notesAPairThatBecameALeaf(form: NamedForm) {
    let old = TreeSketch.pair(.leaf(1), .pair(.leaf(2), .leaf(3)))
    let new = TreeSketch.pair(.leaf(1), .leaf(2))
    for (from, to) in [(old, new), (new, old)] {
      let found = difference(from, to, form.type)
      #expect(found.replacements == 1)
      #expect(found.changes == 0)
      #expect(found.position == 2)
      #expect(found.hash == (0 ^ ~1) &* Scramble.one)
    }
  }

  @Test(arguments: NamedForm.all)
  func foldsFromLeftToRight(form: NamedForm) {
    let tree = TreeSketch.pair(.pair(.leaf(1), .leaf(2)), .leaf(3))
    let byHand = [1, 2, 3].reduce(7 as UInt64) { ($0 ^ $1) &* Scramble.one }
    #expect(fold(tree, into: 7, form.type) == byHand)
  }

  @Test(arguments: NamedForm.all)
  func agreesWithTheSketchOnRandomTrees(form: NamedForm) {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(state: seed)
      let old = TreeSketch.random(depth: 6, using: &generator)
      let new = TreeSketch.random(depth: 6, using: &generator)
      let folded = old.leaves.reduce(seed) { ($0 ^ $1) &* Scramble.one }
      #expect(fold(old, into: seed, form.type) == folded, "seed \(seed)")
      #expect(difference(old, new, form.type) == sketched(old, new), "seed \(seed)")
      #expect(difference(old, old, form.type).changes == 0, "seed \(seed)")
    }
  }

  @Test(arguments: NamedForm.all, [0..<0, 100..<101, 0..<256])
  func theBalancedTreeIsTheTypedOne(form: NamedForm, changed: Range<Int>) {
    func results<Form: TreeForm>(_: Form.Type) -> [UInt64] {
      var source = LeafSource(seed: 5)
      var changedSource = LeafSource(seed: 5, changed: changed)
      let old = Form.balanced(from: &source)
      let new = Form.balanced(from: &changedSource)
      var difference = TreeDifference()
      Form.diff(old, new, into: &difference)
      return [
        source.state, Form.fold(old, into: 1), Form.fold(new, into: 1), difference.position,
        difference.changes, difference.replacements, difference.hash,
      ]
    }
    let typed = results(TypedTreeForm.self)
    #expect(results(form.type) == typed)
    #expect(typed[3] == 256)
    #expect(typed[4] == UInt64(changed.count))
  }

  @Test func theTypedTreeOf256LeavesIsOneValue() {
    #expect(MemoryLayout<TypedTree256>.size == 256 * 8)
  }
}

private func fold<Form: FreeTreeForm>(
  _ tree: TreeSketch,
  into word: UInt64,
  _ form: Form.Type
) -> UInt64 {
  Form.fold(tree.made(as: form), into: word)
}

private func difference<Form: FreeTreeForm>(
  _ old: TreeSketch,
  _ new: TreeSketch,
  _ form: Form.Type
) -> TreeDifference {
  var difference = TreeDifference()
  Form.diff(old.made(as: form), new.made(as: form), into: &difference)
  return difference
}

/// The difference by the definition: same kind of node, or replaced.
private func sketched(_ old: TreeSketch, _ new: TreeSketch) -> TreeDifference {
  var difference = TreeDifference()
  func visit(_ old: TreeSketch, _ new: TreeSketch) {
    switch (old, new) {
    case (.leaf(let old), .leaf(let new)): difference.compare(old, new)
    case (.pair(let oldLeft, let oldRight), .pair(let newLeft, let newRight)):
      visit(oldLeft, newLeft)
      visit(oldRight, newRight)
    default: difference.replace()
    }
  }
  visit(old, new)
  return difference
}
