import Measurement
import Results

/// Which programs are compiled: a group of twins for each study, size and optimization.
struct CompileCostPlan {
  /// What every compilation is told.
  static let commonFlags = ["-swift-version", "6", "-module-name", "Generated"]

  /// The groups, in the order in which they are measured; the first of each is the reference.
  let groups: [[CompileSubject]]

  /// Plans what the command line asks for.
  init(_ invocation: Invocation) {
    self.init(
      studies: invocation[CompileCostOptions.studies],
      sizes: invocation[CompileCostOptions.sizes],
      forms: invocation[CompileCostOptions.forms]
    )
  }

  /// Plans every combination.
  init(studies: [CompileStudy], sizes: [Int], forms: [ErasureForm]) {
    groups = studies.flatMap { study in
      Optimization.allCases.flatMap { optimization in
        sizes.map { size in
          forms.map { Self.subject(study, $0, optimization, size) }
        }
      }
    }
  }

  /// Every subject, in order.
  var subjects: [CompileSubject] { groups.flatMap { $0 } }

  private static func subject(
    _ study: CompileStudy,
    _ form: ErasureForm,
    _ optimization: Optimization,
    _ size: Int
  ) -> CompileSubject {
    let text = "Compile.\(study.rawValue).\(form.rawValue).\(optimization.rawValue)-\(size)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return CompileSubject(
      name: name,
      source: GeneratedProgram(study: study, form: form, size: size).source,
      flags: commonFlags + optimization.flags + form.flags
    )
  }
}
