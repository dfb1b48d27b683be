import Trees
import ViewTree

extension ViewState {
  /// What a tree of one text says.
  var word: String { self == .old ? "old value" : "new value" }
}

extension ViewForm where Data == String {
  static func data(_ state: ViewState) -> String { state.word }
}

/// Many views of one field, one beside the other.
enum WideForm<Wide: FieldView>: ViewForm {
  static func data(_ state: ViewState) -> FieldItem {
    FieldItem.form(1, kinds: 1, value: state.word)[0]
  }

  static func tree(_ item: FieldItem) -> Wide { Wide(item: item) }
}

/// In which order the types of rows come.
@MainActor
protocol FeedOrder: SendableMetatype {
  static var isRandom: Bool { get }
}

enum InTurn: FeedOrder {
  static var isRandom: Bool { false }
}

enum AtRandom: FeedOrder {
  static var isRandom: Bool { true }
}

/// A list of rows of several types, all of which get another value.
enum MixedForm<Rows: MixedFeed, Order: FeedOrder, let kinds: Int, let count: Int>: ViewForm {
  static func data(_ state: ViewState) -> [FieldItem] {
    FieldItem.feed(count, kinds: kinds, isRandom: Order.isRandom, value: state.word)
  }

  static func tree(_ items: [FieldItem]) -> Rows { Rows(items: items) }
}
