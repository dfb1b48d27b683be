public import Observation

/// Runs a function and has changes reported of whatever it reads through Observation.
///
/// The standard library's function is not specialised for what it returns: it would move the value
/// about through witness tables, so it is given none to return.
@inlinable
func observe(_ body: () -> Void, onChange: @autoclosure () -> @Sendable () -> Void) {
  var hasRun = false
  withObservationTracking(
    {
      body()
      hasRun = true
    },
    onChange: onChange()
  )
  precondition(hasRun, "Observation runs what it is given, once")
}

/// Runs a function as `observe` does and returns its result.
@inlinable
func observing<Result>(
  _ body: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  unsafe lendMemory(for: Result.self) { place in
    observe({ unsafe place.initialize(to: body()) }, onChange: onChange())
    return unsafe place.move()
  }
}
