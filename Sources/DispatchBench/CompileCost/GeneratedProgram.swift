/// A program that a template writes: one study in one form at one size.
struct GeneratedProgram: Sendable, Hashable {
  /// What grows.
  var study: CompileStudy
  /// How results are declared.
  var form: ErasureForm
  /// How often the growing part occurs.
  var size: Int

  /// The whole source: it runs every body and prints one checksum, equal in all forms.
  var source: String {
    switch study {
    case .rows: ViewTemplate(form: form).program(declaring: RowsTemplate(form, size).declarations)
    case .modifiers:
      ViewTemplate(form: form).program(declaring: ModifiersTemplate(form, size).declarations)
    case .types: TypesTemplate(form, size).program
    }
  }
}
