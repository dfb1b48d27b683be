internal import Dispatch
internal import Synchronization

/// The values of `body` for `items`, in their order, worked out on all cores at once.
///
/// For work of a millisecond or more an item, such as the tables of a large report; whoever has a
/// single core pays next to nothing.
///
/// - Parameters:
///   - items: What is worked on.
///   - body: What is done with each; called from several threads.
/// - Returns: One value for each item.
public func concurrentMap<Item: Sendable, Value: Sendable>(
  _ items: [Item],
  _ body: @Sendable (Item) -> Value
) -> [Value] {
  let values = Mutex<[Value?]>(Array(repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let value = body(items[index])
    values.withLock { $0[index] = value }
  }
  return values.withLock { $0.compactMap(\.self) }
}
