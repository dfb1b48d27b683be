/// A receiver whose type is not named, though the compiler can see it: the body is visible.
@inlinable
public func opaqueMixer(key: UInt64) -> some Mixing { MixerOne(key: key) }
