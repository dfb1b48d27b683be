/// The command line of this process, as a manifest records it.
package enum OwnCommandLine {
  /// The name of the program and its arguments.
  package static var words: [String] { words(of: CommandLine.arguments) }

  /// A command line without the directory of its program: that says nothing about a run, and shows
  /// everybody who reads its results how a machine is laid out.
  static func words(of arguments: [String]) -> [String] {
    let name = arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) }
    return (name.map { [$0] } ?? []) + arguments.dropFirst()
  }
}
