/// An actor that scrambles a word.
public protocol MixingActor: Actor {
  /// Scrambles a word with the actor's key.
  func mix(_ word: UInt64) -> UInt64
}

/// An actor on the executor that its caller is on: entering it takes no switch of executors.
public actor NearActor: MixingActor {
  private let executor: CallingThreadExecutor
  private let key: UInt64

  /// The executor of the caller.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Makes an actor on an executor.
  public init(on executor: CallingThreadExecutor, key: UInt64) {
    self.executor = executor
    self.key = key
  }

  /// Scrambles a word with the actor's key.
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }
}

/// An actor with a queue of its own: entering it and coming back are two switches.
public actor FarActor: MixingActor {
  private let key: UInt64

  /// Makes an actor.
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the actor's key.
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }
}

/// What an actor is without isolation: a class whose method is called.
public final class MixingState: Sendable {
  private let key: UInt64

  /// Makes an object.
  public init(key: UInt64) { self.key = key }

  /// Scrambles a word with the object's key.
  @inline(never)
  public func mix(_ word: UInt64) -> UInt64 { (word ^ key) &* Scramble.one }
}

/// Where actors come from, their types hidden from whoever asks for one.
public enum ActorSource {
  /// An actor on the executor of its caller.
  @_optimize(none)
  public static func near(on executor: CallingThreadExecutor, key: UInt64) -> NearActor {
    NearActor(on: executor, key: key)
  }

  /// The same behind its protocol.
  @_optimize(none)
  public static func nearErased(
    on executor: CallingThreadExecutor,
    key: UInt64
  ) -> any MixingActor { NearActor(on: executor, key: key) }

  /// An actor with a queue of its own.
  @_optimize(none)
  public static func far(key: UInt64) -> FarActor { FarActor(key: key) }

  /// The same behind its protocol.
  @_optimize(none)
  public static func farErased(key: UInt64) -> any MixingActor { FarActor(key: key) }
}
