/// A document of three levels, as a parser makes it of JSON: four names to a level.
public enum Documents {
  /// The names on each level.
  public static let names: [String] = ["identifier", "properties", "attributes", "references"]

  /// Makes one level.
  static func level<Value>(_ word: UInt64, _ value: (UInt64) -> Value) -> [String: Value] {
    var level: [String: Value] = [:]
    for (index, name) in names.enumerated() { level[name] = value(word &+ UInt64(index)) }
    return level
  }
}

/// A document in which everything has its type.
public enum TypedDocument: Asking {
  /// Makes the document.
  public static func subject(_ word: UInt64) -> [String: [String: [String: UInt64]]] {
    Documents.level(word) { word in
      Documents.level(word) { word in Documents.level(word) { word in word } }
    }
  }

  /// Walks down three names.
  @inlinable
  public static func answer(_ subject: [String: [String: [String: UInt64]]]) -> UInt64 {
    subject["properties"]?["attributes"]?["references"] ?? 0
  }
}

/// A document of enum cases.
public enum CaseDocument: Asking {
  /// A value or a level.
  public indirect enum Node {
    /// A value.
    case word(UInt64)
    /// A level.
    case level([String: Node])

    /// The entry under a name, if this is a level.
    @inlinable
    public subscript(name: String) -> Node? {
      guard case .level(let entries) = self else { return nil }
      return entries[name]
    }

    /// The word, if this is one.
    @inlinable
    public var word: UInt64? {
      guard case .word(let word) = self else { return nil }
      return word
    }
  }

  /// Makes the document.
  public static func subject(_ word: UInt64) -> Node {
    .level(
      Documents.level(word) { word in
        .level(Documents.level(word) { word in .level(Documents.level(word) { .word($0) }) })
      }
    )
  }

  /// Walks down three names.
  @inlinable
  public static func answer(_ subject: Node) -> UInt64 {
    subject["properties"]?["attributes"]?["references"]?.word ?? 0
  }
}

/// A document of `Any`, in which every level is cast before it is read.
public enum UntypedDocument: Asking {
  /// Makes the document.
  public static func subject(_ word: UInt64) -> Any {
    Documents.level(word) { word -> Any in
      Documents.level(word) { word -> Any in Documents.level(word) { word -> Any in word } }
    }
  }

  /// Walks down three names.
  @inlinable
  public static func answer(_ subject: Any) -> UInt64 { walked(subject) }
}

/// A document of `Any` whose levels are dictionaries of something more exact.
public enum MismatchedDocument: Asking {
  /// Makes the document.
  public static func subject(_ word: UInt64) -> Any {
    Documents.level(word) { word in
      Documents.level(word) { word in Documents.level(word) { word in word } }
    }
  }

  /// Walks down three names.
  ///
  /// - Complexity: Each level is converted entry by entry before one of its entries is read.
  @inlinable
  public static func answer(_ subject: Any) -> UInt64 { walked(subject) }
}

/// Walks down three names through dictionaries of `Any`, as a mapper does that knows no type.
@inlinable
func walked(_ document: Any) -> UInt64 {
  guard let first = document as? [String: Any], let second = first["properties"] as? [String: Any],
    let third = second["attributes"] as? [String: Any]
  else { return 0 }
  return third["references"] as? UInt64 ?? 0
}
