import Glibc

/// What C calls `char *const []`: pointers to C strings, the last one null.
typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Calls `body` with a null-terminated array of C strings that lives as long as the call.
func withCStrings(_ texts: [String], _ body: (CStrings) -> Int32) -> Int32 {
  var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
  let count = unsafe pointers.count
  defer { for index in 0..<count { unsafe free(pointers[index]) } }
  return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return EINVAL }
    return unsafe body(base)
  }
}
