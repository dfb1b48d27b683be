import Containers
import Measurement

/// What it costs to go through a collection, by how much is known of its type.
enum CollectionSuite {
  static let suite = Suite(
    family: "Collection",
    question: "What does an element cost, by how the collection that it is in is held?",
    benchmarks: (CollectionForIn.all + CollectionIndex.all + CollectionMake.all
      + CollectionModify.all + CollectionReports.all).flatMap(\.benchmarks)
  )

  /// Elements of every collection that is gone through.
  static let length = 256
}
