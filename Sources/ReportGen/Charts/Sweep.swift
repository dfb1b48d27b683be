import Results

/// What the forms of one operation cost over a growing size: parameters such as `depth8`, `1000` or
/// `O-200`.
struct Sweep {
  /// A parameter that is a number with words before it, and `k` or `M` behind it for thousands or
  /// millions.
  struct Size: Equatable {
    /// What stands before the number, such as `depth`.
    let prefix: String
    /// The number.
    let count: Double

    /// Reads a parameter, or returns `nil` if it is no number with words around it.
    init?(_ parameter: String) {
      guard let start = parameter.firstIndex(where: \.isNumber) else { return nil }
      let digits = parameter[start...].prefix(while: \.isNumber)
      let rest = parameter[digits.endIndex...]
      let factors = ["": 1.0, "k": 1e3, "M": 1e6]
      guard let factor = factors[String(rest)], let count = Double(digits), count > 0 else {
        return nil
      }
      prefix = String(parameter[..<start])
      self.count = count * factor
    }
  }

  /// What is swept, such as `Builder.build` over `depth`.
  let title: String
  let prefix: String
  /// The forms, in file order.
  let forms: [SizedCosts]

  /// The optimisation flag that a program of this sweep was compiled with, or `nil` where the rows
  /// are of no compilation.
  var flag: String? {
    let isCompilation = title.hasPrefix("Compile.")
    return isCompilation && prefix.hasSuffix("-") ? "-" + prefix.dropLast() : nil
  }

  /// What the size is.
  var axisLabel: String {
    if flag != nil { return "N, how often the program repeats what is studied" }
    let words = prefix.filter { $0 != "-" }
    return words.isEmpty ? "size" : words
  }

  /// The sweeps among `costs`, each of which has three sizes of one kind or more.
  static func all(of costs: [SizedCosts]) -> [Sweep] {
    var order: [[String]] = []
    var groups: [[String]: [SizedCosts]] = [:]
    for form in costs {
      let key = [form.operation, form.prefix]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(form)
    }
    return order.map { Sweep(title: $0[0], prefix: $0[1], forms: groups[$0] ?? []) }
  }
}
