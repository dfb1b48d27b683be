/// The form that an option's value must have, and how its text becomes a value.
public struct ValueForm<Value: Sendable>: Sendable {
  /// The word in angle brackets on help screens, such as `count`.
  public let placeholder: String
  /// What an error says was expected, such as `a whole number from 1 to 64`.
  public let expectation: String
  /// What a shell may offer as completions.
  public let completion: Completion
  /// The value of a text, or `nil` if the text does not have the form.
  public let read: @Sendable (String) -> Value?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - placeholder: The word in angle brackets on help screens.
  ///   - expectation: The end of the sentence "expected …".
  ///   - completion: What a shell may offer.
  ///   - read: The value of a text, or `nil` if it does not have the form.
  public init(
    placeholder: String,
    expectation: String,
    completion: Completion = .nothing,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
    self.read = read
  }
}

/// What a shell may offer to complete the value of an option or an operand.
public enum Completion: Sendable, Equatable {
  /// Nothing can be offered.
  case nothing
  /// One of these words.
  case words([String])
  /// A file.
  case file
  /// A directory.
  case directory
  /// The name of a benchmark.
  case benchmark
}

extension ValueForm where Value == String {
  /// Any text that is not empty.
  public static func text(_ placeholder: String) -> ValueForm {
    ValueForm(placeholder: placeholder, expectation: "a text that is not empty") {
      $0.isEmpty ? nil : $0
    }
  }

  /// The path of a file.
  public static let file: ValueForm = path("file", .file)

  /// The path of a directory.
  public static let directory: ValueForm = path("directory", .directory)

  private static func path(_ placeholder: String, _ completion: Completion) -> ValueForm {
    ValueForm(placeholder: placeholder, expectation: "a path", completion: completion) {
      $0.isEmpty || $0.contains("\0") ? nil : $0
    }
  }
}

extension ValueForm where Value == Int {
  /// A whole number in `range`, in decimal digits.
  public static func integer(_ placeholder: String, in range: ClosedRange<Int>) -> ValueForm {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueForm(placeholder: placeholder, expectation: expectation) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueForm where Value == UInt64 {
  /// The seed of a generator: any 64-bit whole number, in decimal digits.
  public static let seed: ValueForm = ValueForm(
    placeholder: "number",
    expectation: "a whole number from 0 to \(UInt64.max)",
    read: { UInt64($0) }
  )
}

extension ValueForm where Value == Double {
  /// A number in `range`, written with a decimal point whatever the locale.
  public static func number(_ placeholder: String, in range: ClosedRange<Double>) -> ValueForm {
    let expectation = "a number from \(range.lowerBound) to \(range.upperBound)"
    return ValueForm(placeholder: placeholder, expectation: expectation) { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueForm
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of a closed enum.
  public static func choice(_ placeholder: String) -> ValueForm {
    let words = Value.allCases.map(\.rawValue)
    return ValueForm(
      placeholder: placeholder,
      expectation: "one of \(words.joined(separator: ", "))",
      completion: .words(words),
      read: { Value(rawValue: $0) }
    )
  }
}
