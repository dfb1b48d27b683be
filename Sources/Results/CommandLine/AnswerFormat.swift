/// How a command prints its answer: for people or for programs.
public enum AnswerFormat: String, CaseIterable, Sendable {
  /// Words and tables.
  case text
  /// One JSON document, whose `schema` says which version of its meaning it has.
  case json

  /// The option of every command that prints a table.
  public static let option: Option<AnswerFormat> = Option(
    "format",
    oneOf: "format",
    default: .text,
    help: "How to print."
  )
}
