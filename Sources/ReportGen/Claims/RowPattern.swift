import Results

/// Which benchmarks a claim is about: the form of a name, part by part.
///
/// `Boxing.store.any|Any.*B`: alternatives are parted by `|`, and `*` stands for any characters,
/// also for none. Without a fourth part only names without a parameter fit.
struct RowPattern: Sendable {
  /// The pattern as written.
  let text: String
  /// The sizes that a parameter such as `32B` may name, or `nil` if any parameter will do.
  let sizes: ClosedRange<Int>?
  private let parts: [[[UInt8]]]
  private let family: [UInt8]?

  /// Reads a pattern.
  ///
  /// - Precondition: `text` has three or four parts.
  init(_ text: String, sizes: ClosedRange<Int>? = nil) {
    self.text = text
    self.sizes = sizes
    parts = text.split(separator: ".").map { part in
      part.split(separator: "|").map { Array($0.utf8) }
    }
    precondition(3...4 ~= parts.count, "'\(text)' is no pattern of a name")
    let first = parts[0]
    let isPlain = first.count == 1 && !first[0].contains(UInt8(ascii: "*"))
    family = isPlain ? first[0] + [UInt8(ascii: ".")] : nil
  }

  /// Whether `name` fits.
  func matches(_ name: BenchmarkName) -> Bool {
    if let family, !name.description.utf8.starts(with: family) { return false }
    let fits = zip(parts, [name.family, name.operation, name.variant, name.parameter])
      .allSatisfy { alternatives, part in
        alternatives.contains { glob($0[...], Array(part.utf8)[...]) }
      }
    guard fits, parts.count == 4 || name.parameter.isEmpty else { return false }
    guard let sizes else { return true }
    return name.payloadBytes.map(sizes.contains) ?? false
  }
}

/// Whether `text` fits `pattern`, in which `*` stands for any bytes.
private func glob(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
  guard let first = pattern.first else { return text.isEmpty }
  if first == UInt8(ascii: "*") {
    let rest = pattern.dropFirst()
    return glob(rest, text) || (!text.isEmpty && glob(pattern, text.dropFirst()))
  }
  return text.first == first && glob(pattern.dropFirst(), text.dropFirst())
}

extension BenchmarkName {
  /// The size that a parameter such as `32B` names, or `nil` if it names something else.
  var payloadBytes: Int? {
    guard parameter.last == "B" else { return nil }
    return Int(parameter.dropLast())
  }
}
