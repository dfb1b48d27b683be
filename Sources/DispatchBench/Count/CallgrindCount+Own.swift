import Measurement
import Results

extension CallgrindCount {
  /// Counts with the valgrind of this machine what this binary holds.
  static func counter(_ invocation: Invocation) throws(CountError) -> CallgrindCount {
    try CallgrindCount(
      executable: OwnExecutable.path,
      arguments: CountRegionsCommand.arguments(invocation)
    )
  }
}
