import Results

/// What it takes to make a holder of a payload and to call it a number of times, by form.
struct FormCosts {
  /// A form: how it is called in the rows of making and of calling, and when it can be used.
  struct Form {
    let name: String
    let making: String
    let calling: String
  }

  /// The forms, from those that know the type to those that take any.
  static let forms = [
    Form(name: "`some`, generic", making: "some", calling: "some"),
    Form(
      name: "generic, body hidden",
      making: "genericUnspecialized",
      calling: "genericUnspecialized"
    ),
    Form(name: "`any`", making: "any", calling: "any"),
    Form(name: "`any`, class-bound", making: "anyClassBound", calling: "anyClassBound"),
    Form(name: "closure", making: "closureBox", calling: "closure"),
    Form(name: "enum", making: "enum", calling: "enum"),
  ]
  /// The forms that take types which are not known when the code is written.
  static let open = ["`any`", "`any`, class-bound", "closure"]

  let evidence: Evidence

  /// The time to make a holder of `bytes` as `form` and call it `calls` times, in nanoseconds.
  ///
  /// Each time holds one turn of its loop; both ends of the interval add up.
  func total(_ form: Form, bytes: Int, calls: Int) -> Interval? {
    let making = evidence.row("Boxing.store.\(form.making).\(bytes)B", .time)
    let calling = evidence.row("Dispatch.method.\(form.calling).one", .time)
    guard let make = Interval(making?.estimate), let call = Interval(calling?.estimate) else {
      return nil
    }
    return make.plus(call.times(Double(calls)))
  }

  /// The sizes that `any` was stored at, ascending.
  var sizes: [Int] {
    let rows = evidence.rows(RowPattern("Boxing.store.any.*", sizes: 1...Int.max), .time)
    return Set(rows.filter { $0.value != nil }.compactMap(\.benchmark.payloadBytes)).sorted()
  }
}
