extension ValueForm {
  /// Several different values of one form, separated by commas.
  public static func list<Element: Hashable>(of form: ValueForm<Element>) -> ValueForm<[Element]> {
    ValueForm<[Element]>(
      placeholder: "\(form.placeholder),...",
      expectation: "\(form.expectation); several different ones separated by commas",
      completion: form.completion
    ) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let values = parts.compactMap { form.read(String($0)) }
      guard values.count == parts.count, Set(values).count == values.count else { return nil }
      return values
    }
  }
}
