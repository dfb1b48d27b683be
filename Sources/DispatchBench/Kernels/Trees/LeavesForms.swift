import Trees
import ViewTree

/// How many of 1,600 leaves change their type.
@MainActor
protocol LeavesChange: SendableMetatype {
  static var changed: Range<Int> { get }
}

enum OneLeaf: LeavesChange {
  static var changed: Range<Int> { 800..<801 }
}

enum EveryLeaf: LeavesChange {
  static var changed: Range<Int> { 0..<1_600 }
}

extension ViewForm where Data == [LeafItem] {
  static func leaves(_ state: ViewState, _ changed: Range<Int>) -> [LeafItem] {
    LeafItem.leaves(1_600, except: state == .old ? 0..<0 : changed)
  }
}

enum ConditionalLeaves<Change: LeavesChange>: ViewForm {
  static func data(_ state: ViewState) -> [LeafItem] { leaves(state, Change.changed) }
  static func tree(_ items: [LeafItem]) -> Leaves { Leaves(items: items) }
}

enum AnyViewLeaves<Change: LeavesChange>: ViewForm {
  static func data(_ state: ViewState) -> [LeafItem] { leaves(state, Change.changed) }
  static func tree(_ items: [LeafItem]) -> ErasedLeaves { ErasedLeaves(items: items) }
}
