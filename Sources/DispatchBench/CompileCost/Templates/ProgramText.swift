/// What every generated program begins and ends with.
enum ProgramText {
  /// One step of FNV-1a over whole words: order matters, so a swapped or lost view shows.
  static let mixing = """
    func mix(_ hash: inout UInt64, _ value: UInt64) {
      hash = (hash ^ value) &* 0x100_0000_01b3
    }

    """

  /// The entry point: the seed comes from the command line, so that nothing can be folded.
  static func main(drawing statement: String) -> String {
    """
    let seed = UInt64(CommandLine.arguments.count)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    \(statement)
    print(hash)

    """
  }
}
