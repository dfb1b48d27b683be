import Results

/// One operation in all its forms; the first form is the reference of the others.
///
///     Comparison("Dispatch", "method", parameter: "one") {
///       Form(.concrete, leaves: .nothing) { n in Shapes.sumConcrete(n) }
///       Form(.any, leaves: .indirectBranches(1)) { n in Shapes.sumExistential(n) }
///     }.benchmarks
public struct Comparison: Sendable {
  /// One benchmark a form, in the order written.
  public let benchmarks: [Benchmark]

  /// Lays out the forms of an operation.
  ///
  /// - Parameters:
  ///   - family: The first part of every name.
  ///   - operation: The second part: what is done once per operation.
  ///   - parameter: The fourth part: the payload, size or arity; left out where there is none.
  ///   - operationsPerIteration: Operations in one iteration of each body.
  ///   - payloads: The types whose values every form holds, unless it names its own.
  ///   - isLarge: Whether the rows are run only when they are asked for.
  ///   - forms: The forms, the reference first unless it stands in another comparison of the
  ///     same operation and parameter; all return the same checksum.
  public init(
    _ family: String,
    _ operation: String,
    parameter: String = "",
    operationsPerIteration: Int = 1,
    holding payloads: [PayloadLayout] = [],
    isLarge: Bool = false,
    @FormBuilder forms: () -> [Form]
  ) {
    let forms = forms()
    func name(_ variant: Variant) -> BenchmarkName {
      let parts = [family, operation, variant.name] + (parameter.isEmpty ? [] : [parameter])
      let text = parts.joined(separator: ".")
      guard let name = BenchmarkName(text) else { preconditionFailure("'\(text)' is no name") }
      return name
    }
    benchmarks = forms.enumerated().map { index, form in
      Benchmark(
        name(form.variant),
        reference: form.reference.map(name) ?? (index == 0 ? nil : name(forms[0].variant)),
        operationsPerIteration: operationsPerIteration,
        leaves: form.leaves,
        payloads: form.payloads ?? payloads,
        isCold: form.isCold,
        isLarge: isLarge,
        note: form.note,
        finding: form.findFacts,
        preparing: form.prepare
      )
    }
  }
}

/// One way to hold or call the value of a ``Comparison``.
public struct Form: Sendable {
  let variant: Variant
  let reference: Variant?
  let leaves: Remains
  let payloads: [PayloadLayout]?
  let isCold: Bool
  let note: String
  let prepare: @Sendable () -> Body
  private(set) var findFacts: (@Sendable () -> WorkFacts)?

  /// The same form, whose work is carried out once before any time is taken, to say what it does.
  public func finding(_ findFacts: @escaping @Sendable () -> WorkFacts) -> Form {
    var copy = self
    copy.findFacts = findFacts
    return copy
  }

  /// A form whose body makes what it needs itself.
  public init(
    _ variant: Variant,
    against reference: Variant? = nil,
    leaves: Remains,
    holding payloads: [PayloadLayout]? = nil,
    note: String = "",
    measuring body: @escaping @Sendable (_ iterations: Int) -> UInt64
  ) {
    self.init(
      variant,
      against: reference,
      leaves: leaves,
      holding: payloads,
      note: note,
      consuming: { Body(body) }
    )
  }

  /// A form whose body needs state that is built once, before measuring.
  public init(
    _ variant: Variant,
    against reference: Variant? = nil,
    leaves: Remains,
    holding payloads: [PayloadLayout]? = nil,
    isCold: Bool = false,
    note: String = "",
    preparing prepare: @escaping @Sendable () -> Kernel
  ) {
    self.init(
      variant,
      against: reference,
      leaves: leaves,
      holding: payloads,
      isCold: isCold,
      note: note,
      consuming: { Body(prepare()) }
    )
  }

  /// A form whose body uses up what is laid out for it before every entry.
  public init(
    _ variant: Variant,
    against reference: Variant? = nil,
    leaves: Remains,
    holding payloads: [PayloadLayout]? = nil,
    isCold: Bool = false,
    note: String = "",
    consuming prepare: @escaping @Sendable () -> Body
  ) {
    self.variant = variant
    self.reference = reference
    self.leaves = leaves
    self.payloads = payloads
    self.isCold = isCold
    self.note = note
    self.prepare = prepare
  }
}

/// Lists the forms of a ``Comparison``.
@resultBuilder
public enum FormBuilder {
  /// A form in the list.
  public static func buildExpression(_ form: Form) -> [Form] { [form] }
  /// Several forms made elsewhere.
  public static func buildExpression(_ forms: [Form]) -> [Form] { forms }
  /// The forms, in order.
  public static func buildBlock(_ forms: [Form]...) -> [Form] { forms.flatMap { $0 } }
  /// The forms of a loop.
  public static func buildArray(_ forms: [[Form]]) -> [Form] { forms.flatMap { $0 } }
  /// The forms of a condition that held, or none.
  public static func buildOptional(_ forms: [Form]?) -> [Form] { forms ?? [] }
}
