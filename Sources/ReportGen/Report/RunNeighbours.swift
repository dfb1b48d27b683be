import FoundationEssentials
import Results

/// What was measured apart from a run and is reported with it.
struct RunNeighbours {
  /// What `DispatchBench compile-cost` found.
  var compilations: ComparedRun?
  /// The suite in each build mode, as `DispatchBench matrix` left it.
  var modes: [MatrixMode] = []
  /// The baselines that were kept.
  var baselines: [ComparedRun] = []

  /// Where these stand unless told otherwise, all of them beside the latest run.
  private static let usualCompilations = "results/compile-cost"
  private static let usualMatrix = "results/matrix"
  private static let baselineStore = "results/baseline"

  static let compileCost = Option(
    "compile-cost",
    .directory,
    help: "The run of compile-cost to report beside it; results/compile-cost beside the latest run."
  )
  static let matrix = Option(
    "matrix",
    .directory,
    help: "The build modes to report beside it; results/matrix beside the latest run."
  )
}

extension RunNeighbours {
  /// Reads what the command line names, and what stands beside the latest run if it is that run.
  ///
  /// - Throws: ``ComparisonError`` if something that is there is malformed.
  init(_ invocation: Invocation) throws(ComparisonError) {
    let isLatest = !invocation.isGiven(ReportCommand.input)
    let usual = ResultDirectory(path: Self.usualCompilations)
    if let path = invocation[Self.compileCost] {
      compilations = try Self.run(path)
    } else if isLatest, fileExists(usual.results) {
      compilations = try Self.run(usual.path)
    }
    if let path = invocation[Self.matrix] {
      modes = try MatrixMode.all(readingFrom: path)
    } else if isLatest, fileExists("\(Self.usualMatrix)/\(BuildMatrix.fileName)") {
      modes = try MatrixMode.all(readingFrom: Self.usualMatrix)
    }
    if isLatest {
      baselines = try Self.savedBaselines.map { (path) throws(ComparisonError) in
        try ComparedRun(readingFrom: path)
      }
    }
  }

  /// The files of compilations as they are: an interrupted run has fewer rows than it names.
  private static func run(_ path: String) throws(ComparisonError) -> ComparedRun {
    let files = ResultDirectory(path: path)
    do throws(ResultFileError) {
      return ComparedRun(
        path: path,
        table: try ResultTable(readingFrom: files.results),
        manifest: try Manifest(readingFrom: files.manifest)
      )
    } catch {
      throw .unreadable(error)
    }
  }

  private static var savedBaselines: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: baselineStore)) ?? []
    return names.sorted().map { "\(baselineStore)/\($0)" }.filter {
      let files = ResultDirectory(path: $0)
      return fileExists(files.results) && fileExists(files.manifest)
    }
  }
}
