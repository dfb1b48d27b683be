/// How the results of a generated program are declared.
enum ErasureForm: String, CaseIterable, Sendable {
  /// `some View`: every type stays visible. The reference of the others.
  case typed
  /// `any View`.
  case any
  /// `AnyView` (for the types study `AnyShape`), a struct around a generic class box.
  case anyView
  /// The source of ``typed`` to the last byte; the compiler erases every `some` result.
  case typeEraser

  /// What swiftc is told beyond what all forms are told.
  var flags: [String] {
    self == .typeEraser ? ["-enable-experimental-feature", "OpaqueTypeErasure"] : []
  }

  /// How a result of the protocol is declared.
  func result(_ name: String) -> String {
    switch self {
    case .typed, .typeEraser: "some \(name)"
    case .any: "any \(name)"
    case .anyView: "Any\(name)"
    }
  }

  /// An expression of a conformer's type as an expression of the result's type.
  func erase(_ expression: String, to name: String) -> String {
    self == .anyView ? "Any\(name)(\(expression))" : expression
  }
}
