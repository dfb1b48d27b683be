/// What a gate found, for programs: the content of verdict.json.
///
/// Every verdict and figure that a person is shown is here too, so no program need read the text.
/// Figures that do not exist are null; there is no NaN and no infinity.
struct VerdictDocument: Encodable, Sendable, Equatable {
  static let currentSchema = 1

  var schema = currentSchema
  var verdict: GateOutcome
  var exitCode: Int32
  var isAdvisory: Bool
  var isTimeBlocking: Bool
  var isStrict: Bool
  var baseline: Run
  var candidate: Run
  var mismatches: [Mismatch]
  var redeclared: [Redeclared]
  var coverage: [Finding]
  var exact: Exact
  var time: Time?

  struct Run: Encodable, Sendable, Equatable {
    var path: String
    var compiler: String?
    var architecture: String?
    var cpuModel: String?
    var commit: String?
  }

  struct Mismatch: Encodable, Sendable, Equatable {
    var field: String
    var baseline: String
    var candidate: String
  }

  struct Redeclared: Encodable, Sendable, Equatable {
    var benchmark: String
    var baseline: String
    var candidate: String
  }

  struct Finding: Encodable, Sendable, Equatable {
    var kind: String
    var benchmark: String
    var metrics: [String]
    var detail: String
  }

  struct Exact: Encodable, Sendable, Equatable {
    var compared: Int
    var regressions: Int
    var improvements: Int
    /// The figures that changed by more than the standard or their limit allows.
    var changes: [Change]
  }

  struct Change: Encodable, Sendable, Equatable {
    var benchmark: String
    var metric: String
    var unit: String
    var baseline: Double
    var candidate: Double
    var verdict: String
    var allowance: Double
    /// Which limit decided: `standard`, or the file and line.
    var limit: String
    var reason: String?
  }

  struct Time: Encodable, Sendable, Equatable {
    var isContaminated: Bool
    var familyLevel: Double
    var rows: [Row]
    var null: [Row]
  }

  struct Row: Encodable, Sendable, Equatable {
    var benchmark: String
    var verdict: TimeVerdict
    var wasCleared: Bool
    var stages: [Stage]
  }

  struct Stage: Encodable, Sendable, Equatable {
    var verdict: TimeVerdict
    var reason: String
    var blocks: Int
    var baselineNanoseconds: Double
    var ratio: Double
    var low: Double?
    var high: Double?
    var level: Double
    var threshold: Double
    var detectable: Double?
  }
}
