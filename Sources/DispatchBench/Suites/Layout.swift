import Containers
import Measurement
import Results

/// What the ABI says a value takes, before anything is measured.
enum LayoutSuite {
  static let suite = Suite(
    family: "Layout",
    question: "How large are the containers, and how large is what goes into them?",
    layouts: LayoutContainers.all + LayoutPayloads.all + LayoutValues.all
  )

  /// A row `Layout.<what>.<form>`.
  static func row<T: ~Copyable>(
    _ what: String,
    _ form: String,
    _ type: T.Type,
    note: String = ""
  ) -> LayoutFact {
    let text = "Layout.\(what).\(form)"
    guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
    return LayoutFact(name, of: type, note: note)
  }
}
