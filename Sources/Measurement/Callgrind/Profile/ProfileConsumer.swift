/// What is done with the lines of a profile while they are read.
///
/// The reader keeps nothing but the name tables, so what a consumer keeps decides about memory.
protocol ProfileConsumer {
  /// A function begins to be spoken about, as the spender of costs or as the callee of a call.
  ///
  /// - Parameters:
  ///   - function: The reader's number for it, the same for every mention in one profile.
  ///   - name: Its symbol, or its address where it has none.
  ///   - object: The path of the executable or library that it lies in; `???` for a PLT.
  mutating func define(function: Int, name: String, object: String)

  /// `function` itself spent `costs` at `address`.
  mutating func spend(function: Int, address: Int, costs: ProfileEvents)

  /// `caller` called `callee` `count` times, and the calls cost `inclusive`.
  mutating func call(from caller: Int, to callee: Int, count: Int, inclusive: ProfileEvents)
}
