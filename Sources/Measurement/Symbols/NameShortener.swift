/// Shortens what the demangler writes to what fits on a line.
///
/// The demangler's own short form cannot be asked for in a program, only of its tool.
enum NameShortener {
  /// Modules whose names say nothing to who reads about these benchmarks.
  private static let modules: [String] = [
    "Swift", "Containers", "DispatchBench", "Measurement", "ViewTree", "Results", "__C",
  ]

  /// A demangled name and what the compiler did to the function of the source that it names.
  struct Parts: Equatable {
    /// The function as the source declares it.
    var origin: String
    /// The generic arguments of the last specialisation.
    var arguments: String?
    /// Whether it only completes a closure's arguments and jumps on.
    var isForwarder = false
    /// Whether LLVM or the compiler has folded functions that are alike into it.
    var isMerged = false
  }

  /// The short form of a demangled name.
  static func short(_ demangled: String) -> String {
    let parts = parts(of: demangled)
    let types = parts.arguments.map { " <\(withoutModules($0))>" } ?? ""
    return (parts.isForwarder ? "forwarder to " : "") + plain(parts.origin[...]) + types
      + (parts.isMerged ? " (merged with its like)" : "")
  }

  /// Takes a name apart.
  static func parts(of demangled: String) -> Parts {
    let (merged, forwarder) = ("merged ", "partial apply forwarder for ")
    var name = Substring(demangled)
    var parts = Parts(origin: demangled)
    while true {
      if name.hasPrefix(merged) {
        parts.isMerged = true
        name = name.dropFirst(merged.count)
      } else if name.hasPrefix(forwarder) {
        parts.isForwarder = true
        name = name.dropFirst(forwarder.count)
      } else if let (arguments, rest) = specialization(name) {
        // Of specialisations of specialisations the last is the one of the source's own generics.
        if let arguments { parts.arguments = String(arguments).replacing("serialized, ", with: "") }
        name = rest
      } else {
        parts.origin = String(name)
        return parts
      }
    }
  }

  /// Takes `… specialization <…> of ` off; the arguments are those of a generic specialisation.
  private static func specialization(_ name: Substring) -> (Substring?, Substring)? {
    guard let opening = name.firstRange(of: "specialization <"), name.first?.isLowercase == true,
      !name[..<opening.lowerBound].contains(where: { "(<.:".contains($0) }),
      let end = closing(of: name.index(before: opening.upperBound), in: name)
    else { return nil }
    let rest = name[name.index(after: end)...]
    guard rest.hasPrefix(" of ") else { return nil }
    let isGeneric = name.hasPrefix("generic ")
    return (isGeneric ? name[opening.upperBound..<end] : nil, rest.dropFirst(4))
  }

  /// The end of the bracket that begins at `start`; the arrow of a function type is no bracket.
  private static func closing(
    of start: Substring.Index,
    in text: Substring
  ) -> Substring.Index? {
    var depth = 0
    var previous: Character = " "
    for index in text[start...].indices {
      let character = text[index]
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character), !(character == ">" && previous == "-") { depth -= 1 }
      if depth == 0 { return index }
      previous = character
    }
    return nil
  }

  /// A declaration without argument lists, generic parameters, results and modules.
  private static func plain(_ name: Substring) -> String {
    var text = withoutDiscriminators(String(name))
    if text.contains("::") { return cPlusPlus(text) }
    if text.hasPrefix("protocol witness for ") { return witness(text) }
    text = withoutBrackets(text.replacing(#/\(extension in \w+\):/#, with: ""))
    for word in [
      "@Sendable ", "static ", "async ", "throws ", "variable initialization expression of ",
    ] {
      text = text.replacing(word, with: "")
    }
    text = text.replacing(#/(?: *->)+ *[^ ]*/#, with: "").replacing(#/ : [A-Z].*$/#, with: "")
    return withoutModules(text).replacing(#/ {2,}/#, with: " ").replacing(#/ +$/#, with: "")
  }

  /// A function of the runtime, without template arguments, result and anonymous namespaces.
  private static func cPlusPlus(_ text: String) -> String {
    let words = withoutBrackets(text).split(separator: " ")
    let name = words.last { $0.contains("::") } ?? text[...]
    return name.split(separator: "::").joined(separator: "::")
  }

  /// `protocol witness for P.f(…) -> R in conformance T : P in M`, as `P.f of T`.
  private static func witness(_ text: String) -> String {
    let parts = text.dropFirst("protocol witness for ".count).split(separator: " in conformance ")
    guard parts.count == 2, let type = parts[1].split(separator: " : ").first else {
      return withoutModules(text)
    }
    return "witness \(plain(parts[0])) of \(withoutModules(String(type)))"
  }

  /// `(name in _0123ABCD)` as `name`.
  private static func withoutDiscriminators(_ text: String) -> String {
    text.replacing(#/\(([^()]*?) in _[0-9A-F]{8,}\)/#) { String($0.1) }
  }

  private static func withoutModules(_ text: String) -> String {
    modules.reduce(withoutDiscriminators(text)) { text, module in
      text.replacing("\(module).", with: "")
    }
  }

  private static func withoutBrackets(_ text: String) -> String {
    var kept = ""
    var depth = 0
    var previous: Character = " "
    for character in text {
      let isArrow = character == ">" && previous == "-"
      if "(<[".contains(character) { depth += 1 }
      if depth == 0 { kept.append(character) }
      if ")>]".contains(character), !isArrow { depth = max(0, depth - 1) }
      previous = character
    }
    return kept
  }
}
