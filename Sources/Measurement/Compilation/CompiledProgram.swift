/// What a linked program is and says.
public struct CompiledProgram: Sendable, Equatable {
  /// The size of its `.text` section, in bytes: machine code, without data and metadata.
  public var textBytes: Int
  /// The length of the longest mangled name that it defines, of a function or of data, in bytes.
  public var longestSymbolBytes: Int
  /// What it printed, without the line feed.
  public var output: String

  /// Creates a description from its parts.
  public init(textBytes: Int, longestSymbolBytes: Int, output: String) {
    self.textBytes = textBytes
    self.longestSymbolBytes = longestSymbolBytes
    self.output = output
  }

  /// Reads and runs the program at `path`.
  ///
  /// - Throws: ``CompileCostError`` if the file cannot be read or started.
  static func examine(
    _ path: String
  ) throws(CompileCostError) -> Result<CompiledProgram, CompilationFailure> {
    let finished: FinishedSubprocess
    do throws(SubprocessError) { finished = try Subprocess(path, [], limit: 60).run() } catch {
      throw .process(error)
    }
    guard finished.succeeded else {
      return .failure(.wrongProgram("\(finished.end) \(finished.errors.prefix(200))"))
    }
    do throws(ELFError) {
      let file = try ELFFile(path: path)
      let names = try file.definedSymbols().map(\.name.utf8.count)
      guard let text = file.sections.first(where: { $0.name == ".text" }) else {
        throw file.malformed("no section .text")
      }
      let output = String(finished.output.prefix { $0 != "\n" })
      return .success(
        CompiledProgram(
          textBytes: text.size,
          longestSymbolBytes: names.max() ?? 0,
          output: output
        )
      )
    } catch { throw .program(error) }
  }
}
