extension Manifest {
  /// Whether the command line selected benchmarks, so that the run may lack some of the suite.
  var isOfSelection: Bool {
    let options = ["--filter", "--skip", "--exact", "--shard"]
    return commandLine.contains { word in
      options.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  /// Checks what the types of the keys cannot say: names have a name's form, counts are counts.
  func check(path: String) throws(ResultFileError) {
    for (index, benchmark) in benchmarks.enumerated() {
      let key = "benchmarks[\(index)]"
      try requireName(benchmark.name, at: "\(key).name", path: path)
      if let reference = benchmark.reference {
        try requireName(reference, at: "\(key).reference", path: path)
      }
      if benchmark.operationsPerIteration < 1 {
        throw .malformed(
          path: path,
          at: .key("\(key).operationsPerIteration"),
          found: "\(benchmark.operationsPerIteration)",
          expected: "at least 1"
        )
      }
    }
    if let emptyLoop { try requireName(emptyLoop, at: "emptyLoop", path: path) }
  }

  private func requireName(_ text: String, at key: String, path: String) throws(ResultFileError) {
    guard BenchmarkName(text) == nil else { return }
    throw .malformed(path: path, at: .key(key), found: quoted(text), expected: BenchmarkName.form)
  }
}
