/// What kind of type a value has, so far as comparing needs to know.
enum TypeKind {
  case aggregate
  case object
  case function
  /// An existential that holds values of any kind; one that holds references only is an `object`.
  case existential
  case scalar

  init(_ type: Any.Type) {
    // The first word of metadata is its kind (swift/docs/ABI/TypeMetadata.rst); classes have a
    // pointer or zero there.
    let words = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    switch unsafe words.pointee {
    case 0x200, 0x301: self = .aggregate
    case 0x302: self = .function
    case 0x303: self = Self.isOpenToValues(flags: unsafe words[1]) ? .existential : .object
    case 0, 0x800...: self = .object
    default: self = .scalar
    }
  }

  /// Reads the flags that follow the kind of an existential: the top bit says that values may be
  /// held, the six bits at 24 that the protocol is `Error`, which is held behind a reference.
  private static func isOpenToValues(flags: UInt) -> Bool {
    flags & 0x8000_0000 != 0 && (flags >> 24) & 0x3F == 0
  }
}
