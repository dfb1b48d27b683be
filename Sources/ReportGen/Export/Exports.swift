import Results

/// The forms of a run that other tools read.
enum Exports {
  /// The run as the bytes of one JSON document.
  static func bytes(
    of run: ComparedRun,
    as format: ExportCommand.Format
  ) throws(ResultFileError) -> [UInt8] {
    switch format {
    case .bencher: try jsonBytes(BencherExport.document(run), inSnakeCase: true)
    case .githubAction: try jsonBytes(GitHubActionExport.document(run))
    case .googleBenchmark: try jsonBytes(GoogleBenchmarkExport.document(run), inSnakeCase: true)
    case .jmh: try jsonBytes(JMHExport.document(run))
    }
  }
}
