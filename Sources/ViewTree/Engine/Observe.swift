public import Observation

/// Runs a function and has changes reported of whatever it reads through Observation.
///
/// The standard library's function is not specialised for what it returns: it would move the value
/// about through witness tables, so it is given none to return.
@inlinable
func observe<Result>(
  _ body: () -> Result,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  var result: Result?
  withObservationTracking({ result = body() }, onChange: onChange())
  guard let result = result.take() else {
    preconditionFailure("Observation runs what it is given, once")
  }
  return result
}
