import Results

/// How the ranking of forms changes with the build mode, for programs.
struct MatrixDocument: Encodable {
  struct Mode: Encodable {
    var name: String
    var about: String
    var flags: [String]
    var refusal: String?
    var optimization: String?
    var crossModuleOptimization: String?
    var libraryEvolution: Bool?
    var exclusivityChecking: Bool?
  }

  /// One operation with one parameter in all its forms.
  struct Question: Encodable {
    var title: String
    var forms: [Form]
    var exchanges: [Exchange]
  }

  struct Form: Encodable {
    var benchmark: String
    /// Instructions an operation, by the name of the mode; a mode that did not count it is absent.
    var instructions: [String: Double]
  }

  /// Two forms that change places against the first mode.
  struct Exchange: Encodable {
    var mode: String
    var loser: String
    var winner: String
  }

  var schema = 1
  var modes: [Mode]
  var questions: [Question]

  /// Describes `modes`, of which the first has a run and the others are held to it.
  init(modes: [MatrixMode]) {
    self.modes = modes.map(Mode.init)
    let base = modes[0]
    questions = (base.run.map(MatrixQuestion.all(of:)) ?? []).map { question in
      Question(
        title: question.title,
        forms: question.forms.map { Form($0, in: modes) },
        exchanges: modes.dropFirst().flatMap { mode in
          question.exchanges(from: base, to: mode).map { Exchange($0, mode) }
        }
      )
    }
  }
}

extension MatrixDocument.Mode {
  fileprivate init(_ mode: MatrixMode) {
    name = mode.entry.name
    about = mode.entry.about
    flags = mode.entry.flags
    refusal = mode.entry.refusal
    let build = mode.run?.manifest.build
    optimization = build?.optimization.value
    crossModuleOptimization = build?.crossModuleOptimization.value
    libraryEvolution = build?.libraryEvolution.value
    exclusivityChecking = build?.exclusivityChecking.value
  }
}

extension MatrixDocument.Form {
  fileprivate init(_ form: BenchmarkName, in modes: [MatrixMode]) {
    benchmark = form.description
    instructions = [:]
    for mode in modes { instructions[mode.entry.name] = mode.instructions(form) }
  }
}

extension MatrixDocument.Exchange {
  fileprivate init(_ exchange: MatrixQuestion.Exchange, _ mode: MatrixMode) {
    self.mode = mode.entry.name
    loser = exchange.loser.description
    winner = exchange.winner.description
  }
}
