import Containers
import Measurement

/// Throwing and catching, over the kinds of error.
enum ErrorThrow {
  static let all: [Comparison] = [
    read(EmptyFailure.self, "empty"),
    read(PlainFailure.self, "enum"),
    read(LargeFailure.self, "40B"),
    read(ObjectFailure.self, "class", .counts(allocations: 1, branches: 1), objects: 1),
    unread,
  ]

  /// The handler reads the error, so it asks `any Error` for its type.
  ///
  /// An error of a class needs an allocation and a retain of its own, before it is in a box.
  private static func read<E: Throwing>(
    _: E.Type,
    _ kind: String,
    _ own: Remains = .nothing,
    objects: Int = 0
  ) -> Comparison {
    let thrown = Remains.counts(
      allocations: 1 + objects,
      branches: 6,
      retains: 1 + objects,
      casts: 1
    )
    let result = Remains.counts(allocations: 1 + objects, branches: 7, retains: objects, casts: 1)
    return Comparison("Error", "throw", parameter: kind) {
      Form("returned", leaves: own, note: "-> Failure?") { fail(ReturnedFailure<E>.self) }
      Form("typed", leaves: own, note: "throws(Failure)") { fail(TypedFailure<E>.self) }
      Form(.any, leaves: thrown, note: "throws: boxed, and cast by the handler") {
        fail(UntypedFailure<E>.self)
      }
      Form("result", leaves: own, note: "Result<_, Failure>") { fail(TypedResult<E>.self) }
      Form("resultAny", leaves: result, note: "Result<_, any Error>: boxed, and cast") {
        fail(UntypedResult<E>.self)
      }
    }
  }

  /// swift 87833: an untyped error needs an allocation, a typed one does not.
  private static let unread = Comparison("Error", "throwUnread", parameter: "R8") {
    Form("returned", leaves: .nothing) { fail(ReturnedUnread<PlainFailure>.self) }
    Form("typed", leaves: .nothing) { fail(TypedUnread<PlainFailure>.self) }
    Form(.any, leaves: .counts(allocations: 1, branches: 3)) {
      fail(UntypedUnread<PlainFailure>.self)
    }
    Form("preboxed", leaves: .counts(branches: 1, retains: 1), note: "R4: a static any Error") {
      fail(PreboxedUnread.self)
    }
  }
}
