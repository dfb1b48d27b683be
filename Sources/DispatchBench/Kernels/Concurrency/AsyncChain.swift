import Containers
import Measurement

/// Chains of asynchronous calls, each of which takes the result of the call before.
///
/// The chains run on an actor of their own, on the executor of whoever waits: a caller that is on
/// no actor would hop back to none after every call.
actor AsyncChain {
  /// The word that every chain starts from; the optimizer does not know it.
  static var seed: UInt64 { opaque(0xFEDC_BA98_7654_3210) }
  /// The key of every receiver; the optimizer does not know it.
  static var key: UInt64 { opaque(0x0123_4567_89AB_CDEF) }

  private let executor: CallingThreadExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  private init(on executor: CallingThreadExecutor) { self.executor = executor }

  /// Makes a kernel of a chain and of what it calls, both on one executor.
  ///
  /// - Parameters:
  ///   - make: Makes what is called.
  ///   - chain: Calls it so many times.
  /// - Returns: The kernel.
  static func kernel<Receiver: Sendable>(
    of make: (CallingThreadExecutor) -> Receiver,
    _ chain: @escaping @Sendable (isolated AsyncChain, Receiver, Int) async -> UInt64
  ) -> Kernel {
    let executor = CallingThreadExecutor()
    let receiver = make(executor)
    let host = AsyncChain(on: executor)
    return { count in executor.finish { await chain(host, receiver, count) } }
  }

  /// Calls a method of a class.
  func call(_ state: MixingState, _ count: Int) -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = state.mix(word) }
    return word
  }

  /// Calls an actor whose type is written out, and which the caller is on already.
  func call(_ actor: NearActor, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await actor.mix(word) }
    return word
  }

  /// Calls an actor whose type is written out, and which has a queue of its own.
  func call(_ actor: FarActor, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await actor.mix(word) }
    return word
  }

  /// Calls an actor behind its protocol.
  func call(erased actor: any MixingActor, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await actor.mix(word) }
    return word
  }

  /// Calls an actor through its metadata and witness table.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func call(unspecialized actor: some MixingActor, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await actor.mix(word) }
    return word
  }

  /// Calls an asynchronous method of a receiver whose type is written out.
  func call(_ mixer: AsyncMixerOne, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await mixer.mix(word) }
    return word
  }

  /// Calls an asynchronous method of a receiver behind its protocol.
  func call(erased mixer: any AsyncMixing, _ count: Int) async -> UInt64 {
    var word = Self.seed
    for _ in 0..<count { word = await mixer.mix(word) }
    return word
  }
}
