import FoundationEssentials
import Results

/// What was measured, where, when and with what.
struct RunFacts {
  let input: RunInput

  private var manifest: Manifest { input.manifest }
  private var results: ResultTable { input.results }

  /// The facts as a markdown list.
  var lines: [String] {
    var lines: [String] = []
    if manifest.interrupted {
      lines += ["**The run was interrupted: what is missing below was not measured.**", ""]
    }
    if manifest.build.kind == .debug {
      lines += ["**This is a debug build: its numbers say nothing about optimised code.**", ""]
    }
    return lines + [
      fact("What", what), fact("When", when), fact("Builds", builds), fact("Where", machine),
      fact("Compiler", compiler), fact("Source", source),
      fact("Command", MarkdownText.code(commandLine)), fact("Instruments", instruments),
      fact("Layout floor", layoutFloor), fact("Malloc counter when off", interposer),
    ] + besides
  }

  /// What was measured apart from the run and stands in the report, none of it need be of one hour.
  private var besides: [String] {
    let compilations = input.neighbours.compilations.map {
      fact("Compilations", words(on: $0.manifest))
    }
    let modes = input.neighbours.modes.compactMap { mode -> String? in
      guard let run = mode.run, !mode.boundaryRows.isEmpty else { return nil }
      let flags = MarkdownText.code(mode.entry.flags.joined(separator: " "))
      let title = "\(MatrixMode.boundaryFamily).\(MarkdownText.escaped(mode.entry.name))"
      return fact(title, "a build of its own with \(flags), \(words(on: run.manifest))")
    }
    return [compilations].compactMap(\.self) + modes
  }

  private func words(on run: Manifest) -> String {
    "\(run.started.formatted(.iso8601)), \(words(run.build.compiler, as: "compiler")),"
      + " \(words(run.machine.cpuModel, as: "processor")), \(MarkdownText.escaped(run.effort))"
  }

  private var what: String {
    let families = Set(results.benchmarks.map(\.family)).count
    return "\(counted(results.benchmarks.count, "benchmark"))"
      + " in \(counted(families, "family", "families")),"
      + " \(counted(results.rows.count, "row")), \(counted(manifest.launches, "launch", "launches")),"
      + " effort \(MarkdownText.escaped(manifest.effort)), seed \(manifest.seed)"
  }

  private var when: String {
    let duration = NumberText.time(nanoseconds: manifest.durationSeconds * 1e9)
    return "\(manifest.started.formatted(.iso8601)), took \(duration)"
  }

  /// How many draws of code placement stand behind the intervals: a build is the top unit of
  /// replication, so what one build gave is claimed of that build alone.
  private var builds: String {
    guard let count = manifest.builds, count > 1 else {
      let isTimed = results.rows.contains { $0.metric == .time }
      let limit = ", so no interval here covers what another placement of its code would do"
      return "one build was measured" + (isTimed ? limit : "")
    }
    let sensitive = Set(
      results.rows.filter { $0.status == .layoutSensitive }.map(\.benchmark)
    ).count
    return "\(count) builds took turns, alike in all but code placement; "
      + (sensitive == 0
        ? "they agree about every benchmark to within the interval of one"
        : "they disagree about \(counted(sensitive, "benchmark")) by more than the interval of one:"
          + " `layout-sensitive`, with intervals that span the range of the builds")
  }

  private var machine: String {
    let machine = manifest.machine
    let cores = words(machine.cores, as: "cores") { counted($0, "core") }
    return [
      words(machine.cpuModel, as: "processor"), cores,
      words(machine.architecture, as: "architecture"),
      words(machine.kernel, as: "kernel"), words(machine.libc, as: "C library"),
    ].joined(separator: ", ")
  }

  private var compiler: String {
    let build = manifest.build
    return [
      words(build.compiler, as: "compiler"), "\(build.kind.rawValue) build",
      words(build.optimization, as: "optimisation"),
      words(build.wholeModule, as: "whole module") { "whole module \(onOff($0))" },
      words(build.crossModuleOptimization, as: "cross-module optimisation") {
        "cross-module optimisation \(MarkdownText.escaped($0))"
      },
      words(build.libraryEvolution, as: "library evolution") { "library evolution \(onOff($0))" },
      words(build.exclusivityChecking, as: "exclusivity checks") {
        "exclusivity checks \(onOff($0))"
      },
      words(build.flags, as: "flags") { "flags " + MarkdownText.code($0.joined(separator: " ")) },
    ].joined(separator: ", ")
  }

  private var source: String {
    let commit = words(manifest.build.commit, as: "commit") { "commit " + MarkdownText.code($0) }
    let changes = words(manifest.build.hasUncommittedChanges, as: "uncommitted changes") {
      $0 ? "with uncommitted changes" : "without uncommitted changes"
    }
    let hash = words(manifest.suiteHash, as: "suite hash") { "suite " + MarkdownText.code($0) }
    return [commit, changes, hash].joined(separator: ", ")
  }

  private var commandLine: String {
    shortened(manifest.commandLine.map(shellWord).joined(separator: " "), limit: 1_000)
  }

  private var instruments: String {
    manifest.instruments.map { instrument in
      let name = MarkdownText.escaped(instrument.name)
      switch instrument.version {
      case .known(let version):
        return version.isEmpty ? name : "\(name) (\(MarkdownText.escaped(version)))"
      case .unknown(let reason): return "no \(name): \(MarkdownText.escaped(reason))"
      }
    }.joined(separator: "; ")
  }

  private var layoutFloor: String {
    words(manifest.layoutFloor, as: "") { floor in
      "\(NumberText.ratio(floor)), which is how far clones of one loop differ in this build"
    }
  }

  private var interposer: String {
    words(manifest.interposerNanoseconds, as: "") { nanoseconds in
      "\(NumberText.fixed(nanoseconds, decimals: 2)) ns a call"
    }
  }

  private func fact(_ title: String, _ text: String) -> String {
    "- **\(title):** \(text.isEmpty ? "none" : text)"
  }

  private func words(_ fact: Knowable<String>, as title: String) -> String {
    words(fact, as: title) { MarkdownText.escaped(shortened($0)) }
  }

  private func words<Value>(
    _ fact: Knowable<Value>,
    as title: String,
    _ known: (Value) -> String
  ) -> String {
    switch fact {
    case .known(let value): known(value)
    case .unknown(let reason):
      (title.isEmpty ? "" : title + " ") + "not known (\(MarkdownText.escaped(shortened(reason))))"
    }
  }

  private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

/// A count with its noun in the right number.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
