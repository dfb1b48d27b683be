internal import FoundationEssentials

extension ResultFileError {
  init(decoding error: any Error, path: String) {
    guard let error = error as? DecodingError else {
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
      return
    }
    switch error {
    case .typeMismatch(let type, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "another kind of value",
        expected: "\(type)"
      )
    case .valueNotFound(let type, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "null",
        expected: "\(type)"
      )
    case .keyNotFound(let key, let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath + [key])),
        found: "nothing",
        expected: "the key"
      )
    case .dataCorrupted(let context):
      self = .malformed(
        path: path,
        at: .key(keyPath(context.codingPath)),
        found: "a value that cannot be used: \(inert(context.debugDescription))",
        expected: context.codingPath.isEmpty ? "a JSON document" : "a value of the key's type"
      )
    @unknown default:
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
    }
  }

  init(encoding error: any Error, path: String) {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      self = .malformed(
        path: path,
        at: .key("run"),
        found: "\(error)",
        expected: "a document of its kind"
      )
      return
    }
    self = .malformed(
      path: path,
      at: .key(keyPath(context.codingPath)),
      found: "\(value)",
      expected: "a finite number"
    )
  }
}

/// A key path as a reader would write it: `benchmarks[2].name`; `run` for the document itself.
private func keyPath(_ keys: [any CodingKey]) -> String {
  let path = keys.reduce("") { path, key in
    if let index = key.intValue { return "\(path)[\(index)]" }
    return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
  }
  return path.isEmpty ? "run" : path
}
